import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'sends only what the other lacks',
      edits: [
        {
          file: 'network.ts',
          from: 'applyUpdate(second, encodeStateAsUpdate(first));',
          to: 'applyUpdate(second, encodeStateAsUpdate(first, encodeStateVector(second)));',
        },
        {
          file: 'network.ts',
          from: 'applyUpdate, type Doc,',
          to: 'applyUpdate, type Doc, encodeStateVector,',
        },
      ],
    },
    {
      title: 'sends everything each time',
      edits: [
        {
          file: 'network.ts',
          from: 'const toSecond = (update: Uint8Array) => applyUpdate(second, update);',
          to: 'const toSecond = () => applyUpdate(second, encodeStateAsUpdate(first));',
        },
        {
          file: 'network.ts',
          from: 'const toFirst = (update: Uint8Array) => applyUpdate(first, update);',
          to: 'const toFirst = () => applyUpdate(first, encodeStateAsUpdate(second));',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'forgets what was there',
      says: 'Exchange what the documents already have',
      edits: [
        {
          file: 'network.ts',
          from: '  applyUpdate(second, encodeStateAsUpdate(first));\n  applyUpdate(first, encodeStateAsUpdate(second));\n',
          to: '',
        },
        {
          file: 'network.ts',
          from: ', encodeStateAsUpdate',
          to: '',
        },
      ],
    },
    {
      title: 'exchanges once',
      says: 'Pass each update on',
      edits: [
        {
          file: 'network.ts',
          from: "  first.on('update', toSecond);\n",
          to: '',
        },
        {
          file: 'network.ts',
          from: "  second.on('update', toFirst);\n",
          to: '',
        },
      ],
    },
    {
      title: 'sends in one direction',
      says: 'Updates go in both directions',
      edits: [
        {
          file: 'network.ts',
          from: "  second.on('update', toFirst);\n",
          to: '',
        },
      ],
    },
    {
      title: 'never disconnects',
      says: 'ends both directions',
      edits: [
        {
          file: 'network.ts',
          from: "    first.off('update', toSecond);\n",
          to: '',
        },
      ],
    },
    {
      title: 'exchanges in one direction',
      says: 'Both wrote while they were offline',
      edits: [
        {
          file: 'network.ts',
          from: '  applyUpdate(first, encodeStateAsUpdate(second));\n',
          to: '',
        },
      ],
    },
    {
      title: 'disconnects one direction',
      says: 'End the direction from second to first',
      edits: [
        {file: 'network.ts', from: "    second.off('update', toFirst);\n", to: ''},
      ],
    },
  ],
} satisfies Attempts;
