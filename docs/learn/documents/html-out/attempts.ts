import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'sets attributes',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: "element.className = 'likes';\n    element.value = String(this.getCount());",
          to: "element.setAttribute('class', 'likes');\n    element.setAttribute('value', String(this.getCount()));",
        },
      ],
    },
    {
      title: 'sets attributes',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: "element.className = 'likes';\n    element.value = String(this.getCount());",
          to: "element.setAttribute('class', 'likes');\n    element.setAttribute('value', String(this.getCount()));",
        },
      ],
    },
    {
      title: 'adds to the element of another document',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: 'element.textContent = `♥ ${this.getCount()}`;',
          to: "element.append('♥ ', String(this.getCount()));",
        },
      ],
    },
    {
      title: 'adds to the element of another document',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: 'element.textContent = `♥ ${this.getCount()}`;',
          to: "element.append('♥ ', String(this.getCount()));",
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'exports the text alone',
      says: 'has no element <data>',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: "createElement('data')",
          to: "createElement('span') as HTMLElement & {value: string}",
        },
      ],
    },
    {
      title: 'exports the text alone',
      says: 'has no element <data>',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: "createElement('data')",
          to: "createElement('span') as HTMLElement & {value: string}",
        },
      ],
    },
    {
      title: 'leaves the value out',
      says: 'with twelve likes is',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '    element.value = String(this.getCount());\n',
          to: '',
        },
      ],
    },
    {
      title: 'leaves the value out',
      says: 'with twelve likes is',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '    element.value = String(this.getCount());\n',
          to: '',
        },
      ],
    },
    {
      title: 'exports the same count always',
      says: 'with three likes says',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: 'element.textContent = `♥ ${this.getCount()}`',
          to: "element.textContent = '♥ 0'",
        },
      ],
    },
    {
      title: 'exports the same count always',
      says: 'with three likes says',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: 'element.textContent = `♥ ${this.getCount()}`',
          to: "element.textContent = '♥ 0'",
        },
      ],
    },
    {
      title: 'exports a button',
      says: 'a button, which does nothing',
      form: 'react',
      edits: [
        {
          file: 'likes.tsx',
          from: '    return {element};',
          to: "    const button = document.createElement('button');\n    button.append(element);\n    return {element: button};",
        },
      ],
    },
    {
      title: 'exports a button',
      says: 'a button, which does nothing',
      form: 'plain',
      edits: [
        {
          file: 'likes.ts',
          from: '    return {element};',
          to: "    const button = document.createElement('button');\n    button.append(element);\n    return {element: button};",
        },
      ],
    },
    {
      title: 'returns the element itself',
      says: 'must return an object with an element',
      form: 'react',
      edits: [
        {file: 'likes.tsx', from: 'return {element};', to: 'return element as never;'},
      ],
    },
    {
      title: 'returns the element itself',
      says: 'must return an object with an element',
      form: 'plain',
      edits: [
        {file: 'likes.ts', from: 'return {element};', to: 'return element as never;'},
      ],
    },
  ],
} satisfies Attempts;
