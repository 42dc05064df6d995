import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'uses a component',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '<button type="button" onClick={() => editor.update(() => this.like())}>\n        ♥ {this.getCount()}\n      </button>',
          to: '<Likes count={this.getCount()} onPress={() => editor.update(() => this.like())} />',
        },
        {
          file: 'likes.tsx',
          from: '/** Lets documents',
          to: 'function Likes({count, onPress}: {count: number; onPress: () => void}) {\n  return <button type="button" onClick={onPress}>{`♥ ${count}`}</button>;\n}\n\n/** Lets documents',
        },
      ],
    },
    {
      title: 'sets the state from outside',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: 'this.like()',
          to: '$setState(this, countState, this.getCount() + 1)',
        },
      ],
    },
    {
      title: 'makes a new element each time',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '  override updateDOM(_previous: this, element: HTMLElement): boolean {\n    const [button] = element.children;\n    if (button) button.textContent = `♥ ${this.getCount()}`;\n    return false;',
          to: '  override updateDOM(): boolean {\n    return true;',
        },
      ],
    },
    {
      title: 'finds the node by its key',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: 'editor.update(() => this.like())',
          to: 'editor.update(() => {\n        const node = $getNodeByKey(key);\n        if (node instanceof LikesNode) node.like();\n      })',
        },
        {
          file: 'likes.ts',
          from: "    const button = document.createElement('button');",
          to: "    const key = this.getKey();\n    const button = document.createElement('button');",
        },
        {
          file: 'likes.ts',
          from: '  $getState,\n',
          to: '  $getNodeByKey,\n  $getState,\n',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'does not use the extension',
      says: 'Let it depend on LikesExtension',
      edits: [
        {
          file: 'editor.ts',
          from: '    LikesExtension,\n',
          to: '',
        },
      ],
    },
    {
      title: 'only shows the count',
      says: 'After a press, the JSON has the count 3',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: ' onClick={() => editor.update(() => this.like())}',
          to: '',
        },
      ],
    },
    {
      title: 'counts in the component',
      says: 'Change the node, not the element',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '<button type="button" onClick={() => editor.update(() => this.like())}>\n        ♥ {this.getCount()}\n      </button>',
          to: '<Likes first={this.getCount()} />',
        },
        {
          file: 'likes.tsx',
          from: "import type {JSX} from 'react';",
          to: "import {type JSX, useState} from 'react';",
        },
        {
          file: 'likes.tsx',
          from: '/** Lets documents',
          to: 'function Likes({first}: {first: number}) {\n  const [count, setCount] = useState(first);\n  return <button type="button" onClick={() => setCount(count + 1)}>{`♥ ${count}`}</button>;\n}\n\n/** Lets documents',
        },
      ],
    },
    {
      title: 'changes the node outside of an update',
      says: 'threw an error',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: 'editor.update(() => this.like())',
          to: 'this.like()',
        },
      ],
    },
    {
      title: 'only shows the count',
      says: 'After a press, the JSON has the count 3',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: "    button.addEventListener('click', () => editor.update(() => this.like()));\n",
          to: '',
        },
      ],
    },
    {
      title: 'counts in the element',
      says: 'Change the node, not the element',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: 'editor.update(() => this.like())',
          to: '{\n      button.textContent = `♥ ${Number(button.textContent.slice(2)) + 1}`;\n    }',
        },
      ],
    },
    {
      title: 'never updates the element',
      says: 'The element must follow the node',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '    const [button] = element.children;\n    if (button) button.textContent = `♥ ${this.getCount()}`;\n',
          to: '',
        },
      ],
    },
  ],
} satisfies Attempts;
