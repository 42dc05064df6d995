import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'walks the tree itself',
      edits: [
        {
          file: 'migrate.ts',
          from: 'return JSON.stringify(\n    JSON.parse(stored, (_key, value: unknown) => migrateValue(value)),\n  );',
          to: "const walk = (value: unknown): unknown => {\n    if (Array.isArray(value)) return value.map(walk);\n    if (typeof value !== 'object' || value === null) return value;\n    const node = migrateValue(value) as Record<string, unknown>;\n    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, walk(child)]));\n  };\n  return JSON.stringify(walk(JSON.parse(stored)));",
        },
      ],
    },
    {
      title: 'migrates in a function for the first content',
      edits: [
        {
          file: 'editor.ts',
          from: 'stored === null ? $writeFirstContent : migrate(stored)',
          to: 'stored ? migrate(stored) : $writeFirstContent',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'does not call it',
      says: 'type "note" + not found',
      edits: [
        {
          file: 'editor.ts',
          from: 'migrate(stored)',
          to: 'stored',
        },
        {
          file: 'editor.ts',
          from: "import {migrate} from './migrate';\n",
          to: '',
        },
      ],
    },
    {
      title: 'replaces the string',
      says: 'Change the parsed objects, not the string',
      edits: [
        {
          file: 'migrate.ts',
          from: 'return JSON.stringify(\n    JSON.parse(stored, (_key, value: unknown) => migrateValue(value)),\n  );',
          to: "return stored.replaceAll('note', 'callout').replaceAll('level', 'tone').replaceAll('high', 'warning');",
        },
      ],
    },
    {
      title: 'looks at the top of the document only',
      says: 'type "note" + not found',
      edits: [
        {
          file: 'migrate.ts',
          from: 'return JSON.stringify(\n    JSON.parse(stored, (_key, value: unknown) => migrateValue(value)),\n  );',
          to: 'const state = JSON.parse(stored) as {root: {children: unknown[]}};\n  state.root.children = state.root.children.map(migrateValue);\n  return JSON.stringify(state);',
        },
      ],
    },
    {
      title: 'forgets the level',
      says: 'get the tones: note, note',
      edits: [
        {
          file: 'migrate.ts',
          from: "tone: level === 'high' ? 'warning' : 'note'",
          to: "tone: level ? 'note' : 'note'",
        },
      ],
    },
    {
      title: 'gives every callout a tone anew',
      says: 'with the tone note',
      edits: [
        {
          file: 'migrate.ts',
          from: "if (type !== 'note') return value;",
          to: "if (type !== 'note' && type !== 'callout') return value;",
        },
      ],
    },
  ],
} satisfies Attempts;
