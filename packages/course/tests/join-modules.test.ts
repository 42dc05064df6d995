import {expect, test} from 'vitest';

import {joinModules} from '../src/panel/join-modules';

test('modules become one, each after those that it imports, with one import of each package', () => {
  const files = [
    {
      name: 'editor.ts',
      text: "import {defineExtension} from 'lexical';\n\nimport {SaveExtension} from './save';\n\nexport const editorExtension = 1;\n",
    },
    {
      name: 'save.ts',
      text: "import {\n  defineExtension,\n  type LexicalEditor,\n} from 'lexical';\nimport './save.css';\n\nexport const SaveExtension = 2;\n",
    },
    {name: 'save.css', text: '.saved {\n  color: green;\n}\n'},
    {name: 'main.ts', text: "import {editorExtension} from './editor';\n"},
  ];
  expect(joinModules(files, 'editor.ts')).toBe(
    "import {defineExtension, type LexicalEditor} from 'lexical';\n\nexport const SaveExtension = 2;\n\nexport const editorExtension = 1;\n",
  );
});

test('a module may be written with JSX', () => {
  const files = [
    {
      name: 'editor.ts',
      text: "import {Likes} from './likes';\n\nexport const all = [Likes];\n",
    },
    {name: 'likes.tsx', text: 'export const Likes = () => <b>♥</b>;\n'},
  ];
  expect(joinModules(files, 'editor.ts')).toContain('<b>♥</b>');
});

test('a program without the module gives nothing', () => {
  expect(joinModules([], 'editor.ts')).toBeUndefined();
});
