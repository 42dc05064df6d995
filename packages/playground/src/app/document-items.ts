import {CLEAR_EDITOR_COMMAND, type LexicalEditor} from 'lexical';

import {emptyState} from '../document/empty-state';
import {OPEN_FIND_COMMAND} from '../editor/commands';
import type {PluginIds} from '../editor/plugins/plugins';
import {replaceContent} from '../editor/replace-content';
import type {Files} from '../files/use-files';
import {welcomeContent} from '../session/welcome';
import type {MenuItem} from '../ui/Menu';

interface DocumentState {
  editor: LexicalEditor | null;
  running: PluginIds;
  isEditable: boolean;
  /** Whether the document is shown as Markdown. */
  isMarkdown: boolean;
  onToggleMarkdown: () => void;
  files: Files;
  onOpen: (dialog: 'shortcuts') => void;
}

/** Returns the menu items for the whole document. */
export function documentItems(state: DocumentState): MenuItem[] {
  return [...fileItems(state), ...toolItems(state), ...replacingItems(state)].filter(
    ({plugin}) => plugin === undefined || state.running.has(plugin),
  );
}

/** An item that may need a plugin. */
type PluginItem = MenuItem & {readonly plugin?: string};

function fileItems({files, isEditable}: DocumentState): PluginItem[] {
  const open: PluginItem = {
    id: 'open',
    label: 'Open a file…',
    icon: 'import',
    run: files.open,
  };
  return [
    // A read-only document can't be replaced either.
    ...(isEditable ? [open] : []),
    {id: 'save', label: 'Save to a file', icon: 'save', run: files.save},
    {
      id: 'print',
      label: 'Print…',
      icon: 'print',
      run: () => {
        window.print();
      },
    },
  ];
}

function markdownItem({isMarkdown, onToggleMarkdown}: DocumentState): PluginItem {
  return {
    id: 'markdown',
    plugin: 'code',
    label: 'Edit as Markdown',
    icon: 'code',
    checked: isMarkdown,
    run: onToggleMarkdown,
  };
}

function toolItems(state: DocumentState): PluginItem[] {
  const {editor, isEditable, onOpen} = state;
  return [
    {
      id: 'find',
      separated: true,
      plugin: 'find-replace',
      label: 'Find and replace',
      icon: 'find',
      hint: 'Ctrl+Shift+F',
      takesFocus: true,
      run: () => editor?.dispatchCommand(OPEN_FIND_COMMAND, undefined),
    },
    ...(isEditable ? [markdownItem(state)] : []),
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: 'keyboard',
      hint: 'Ctrl+/',
      takesFocus: true,
      run: () => {
        onOpen('shortcuts');
      },
    },
    {
      id: 'read-only',
      label: 'Read-only',
      icon: 'lock',
      checked: !isEditable,
      run: () => editor?.setEditable(!isEditable),
    },
  ];
}

function replacingItems({editor}: DocumentState): PluginItem[] {
  return [
    {
      id: 'welcome',
      label: 'Start over with the welcome',
      icon: 'undo',
      separated: true,
      run: () => editor && replaceContent(editor, welcomeContent().state, 'welcome'),
    },
    {
      id: 'clear',
      label: 'Clear the document',
      icon: 'trash',
      run: () => editor && replaceContent(editor, emptyState(), 'clear'),
    },
    {
      id: 'clear-all',
      plugin: 'clear-editor',
      label: 'Clear document and history',
      icon: 'trash',
      run: () => editor?.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined),
    },
  ];
}
