import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'compares the event by hand',
      edits: [
        {
          file: 'shortcuts.ts',
          from: "isExactShortcutMatch(event, 'l', SHORTCUT)",
          to: "(event.code === 'KeyL' && (IS_APPLE ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) && event.altKey && !event.shiftKey)",
        },
        {
          file: 'shortcuts.ts',
          from: '  isExactShortcutMatch,\n',
          to: '  IS_APPLE,\n',
        },
        {
          file: 'shortcuts.ts',
          from: 'const SHORTCUT = {...CONTROL_OR_META, altKey: true};\n',
          to: '',
        },
        {
          file: 'shortcuts.ts',
          from: '  CONTROL_OR_META,\n',
          to: '',
        },
      ],
    },
    {
      title: 'has a higher priority',
      edits: [
        {
          file: 'shortcuts.ts',
          from: '      COMMAND_PRIORITY_LOW,',
          to: '      COMMAND_PRIORITY_HIGH,',
        },
        {
          file: 'shortcuts.ts',
          from: '  COMMAND_PRIORITY_LOW,\n  CONTROL',
          to: '  COMMAND_PRIORITY_HIGH,\n  CONTROL',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'does not use the extension',
      says: 'Does your editor depend on ShortcutsExtension?',
      edits: [
        {
          file: 'editor.ts',
          from: '    ShortcutsExtension,\n',
          to: '',
        },
      ],
    },
    {
      title: 'ignores the modifiers',
      says: 'Ctrl+L without Alt',
      edits: [
        {
          file: 'shortcuts.ts',
          from: "isExactShortcutMatch(event, 'l', SHORTCUT)",
          to: "(event.key === 'l')",
        },
        {
          file: 'shortcuts.ts',
          from: '  isExactShortcutMatch,\n',
          to: '',
        },
        {
          file: 'shortcuts.ts',
          from: 'const SHORTCUT = {...CONTROL_OR_META, altKey: true};\n',
          to: '',
        },
        {
          file: 'shortcuts.ts',
          from: '  CONTROL_OR_META,\n',
          to: '',
        },
      ],
    },
    {
      title: 'allows more modifiers',
      says: 'With Shift held',
      edits: [
        {
          file: 'shortcuts.ts',
          from: "isExactShortcutMatch(event, 'l', SHORTCUT)",
          to: "(event.key === 'l' && event.altKey && (event.ctrlKey || event.metaKey))",
        },
        {
          file: 'shortcuts.ts',
          from: '  isExactShortcutMatch,\n',
          to: '',
        },
        {
          file: 'shortcuts.ts',
          from: 'const SHORTCUT = {...CONTROL_OR_META, altKey: true};\n',
          to: '',
        },
        {
          file: 'shortcuts.ts',
          from: '  CONTROL_OR_META,\n',
          to: '',
        },
      ],
    },
    {
      title: 'lets the browser have the key',
      says: 'Call preventDefault',
      edits: [
        {
          file: 'shortcuts.ts',
          from: '        event.preventDefault();\n',
          to: '',
        },
      ],
    },
    {
      title: 'inserts the node itself',
      says: 'dispatches INSERT_LIKES_COMMAND 0 times',
      edits: [
        {
          file: 'shortcuts.ts',
          from: 'return editor.dispatchCommand(INSERT_LIKES_COMMAND, undefined);',
          to: '$insertNodes([$createLikesNode()]);\n        return true;',
        },
        {
          file: 'shortcuts.ts',
          from: '{INSERT_LIKES_COMMAND}',
          to: '{$createLikesNode}',
        },
        {
          file: 'shortcuts.ts',
          from: 'import {\n',
          to: 'import {\n  $insertNodes,\n',
        },
      ],
    },
  ],
} satisfies Attempts;
