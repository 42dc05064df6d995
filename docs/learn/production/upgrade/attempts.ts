import type {Attempts} from '@lexical-documentation/course/check';

export default {
  right: [
    {
      title: 'subscribes to the signal',
      edits: [
        {
          file: 'undo-state.ts',
          from: 'return effect(() => show(canUndo.value));',
          to: 'return canUndo.subscribe(show);',
        },
        {
          file: 'undo-state.ts',
          from: 'import {effect, getExtensionDependencyFromEditor}',
          to: 'import {getExtensionDependencyFromEditor}',
        },
      ],
    },
    {
      title: 'derives a value first',
      edits: [
        {
          file: 'undo-state.ts',
          from: 'return effect(() => show(canUndo.value));',
          to: 'const isOn = computed(() => canUndo.value);\n  return effect(() => show(isOn.value));',
        },
        {
          file: 'undo-state.ts',
          from: 'import {effect,',
          to: 'import {computed, effect,',
        },
      ],
    },
  ],
  wrong: [
    {
      title: 'reads the signal once',
      says: 'Call show whenever the value changes',
      edits: [
        {
          file: 'undo-state.ts',
          from: 'return effect(() => show(canUndo.value));',
          to: 'show(canUndo.value);\n  return () => undefined;',
        },
        {
          file: 'undo-state.ts',
          from: 'import {effect, getExtensionDependencyFromEditor}',
          to: 'import {getExtensionDependencyFromEditor}',
        },
      ],
    },
    {
      title: 'watches the wrong signal',
      says: 'Text was typed, but "Undo" is disabled',
      edits: [
        {
          file: 'undo-state.ts',
          from: 'const {canUndo}',
          to: 'const {canRedo: canUndo}',
        },
      ],
    },
    {
      title: 'looks at the value without watching',
      says: 'Call show whenever the value changes',
      edits: [
        {
          file: 'undo-state.ts',
          from: 'show(canUndo.value)',
          to: 'show(canUndo.peek())',
        },
      ],
    },
    {
      title: 'keeps the command',
      says: 'A command reports changes only',
      edits: [
        {
          file: 'undo-state.ts',
          from: 'return effect(() => show(canUndo.value));',
          to: 'void canUndo;\n  return editor.registerCommand(CAN_UNDO_COMMAND, (value) => { show(value); return false; }, COMMAND_PRIORITY_LOW);',
        },
        {
          file: 'undo-state.ts',
          from: 'import {effect, getExtensionDependencyFromEditor}',
          to: 'import {getExtensionDependencyFromEditor}',
        },
        {
          file: 'undo-state.ts',
          from: "import type {LexicalEditor} from 'lexical';",
          to: "import {CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor} from 'lexical';",
        },
      ],
    },
  ],
} satisfies Attempts;
