import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'has a higher priority',
      edits: [
        {
          file: 'slash.ts',
          from: 'choose, COMMAND_PRIORITY_NORMAL',
          to: 'choose, COMMAND_PRIORITY_HIGH',
        },
        {
          file: 'slash.ts',
          from: '  COMMAND_PRIORITY_NORMAL,\n  defineExtension',
          to: '  COMMAND_PRIORITY_HIGH,\n  COMMAND_PRIORITY_NORMAL,\n  defineExtension',
        },
      ],
    },
    {
      title: 'reads the query once more',
      edits: [
        {
          file: 'slash.ts',
          from: 'const {length} = optionsFor(query.value);',
          to: 'const {length} = optionsFor($readQuery());',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'stops at the ends',
      says: 'After going up from the first option',
      edits: [
        {
          file: 'slash.ts',
          from: '(active.value + by + length) % length',
          to: 'Math.min(length - 1, Math.max(0, active.value + by))',
        },
      ],
    },
    {
      title: 'takes the keys always',
      says: 'Return false while the menu offers nothing',
      edits: [
        {
          file: 'slash.ts',
          from: 'if (!option) return false;',
          to: 'if (!option) return true;',
        },
      ],
    },
    {
      title: 'takes the arrows always',
      says: 'no longer moves the caret',
      edits: [
        {
          file: 'slash.ts',
          from: 'if (length === 0) return false;\n      event.preventDefault();',
          to: 'event.preventDefault();\n      if (length === 0) return true;',
        },
      ],
    },
    {
      title: 'comes after the callout',
      says: 'Give the menu a higher priority',
      edits: [
        {
          file: 'slash.ts',
          from: 'choose, COMMAND_PRIORITY_NORMAL',
          to: 'choose, COMMAND_PRIORITY_LOW',
        },
        {
          file: 'slash.ts',
          from: '  COMMAND_PRIORITY_NORMAL,\n  defineExtension',
          to: '  COMMAND_PRIORITY_LOW,\n  COMMAND_PRIORITY_NORMAL,\n  defineExtension',
        },
      ],
    },
    {
      title: 'forgets Escape',
      says: 'After Escape, the menu still offers',
      edits: [
        {
          file: 'slash.ts',
          from: '      query.value = null;\n',
          to: '',
        },
      ],
    },
  ],
} satisfies Attempts;
