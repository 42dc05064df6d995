import {useLexicalSubscription} from '@lexical/react/useLexicalSubscription';
import {$getRoot, type EditorState, type LexicalEditor} from 'lexical';
import type {ReactNode} from 'react';

/** The name of the page, which is always its title. */
export function PageHeader(): ReactNode {
  const title = useLexicalSubscription(subscribeToTitle);
  return (
    <header className="titled-page-header">
      <span aria-hidden="true">Notes /</span> {title || 'Untitled'}
    </header>
  );
}

function subscribeToTitle(editor: LexicalEditor) {
  return {
    initialValueFn: () => readTitle(editor.getEditorState()),
    subscribe: (onChange: (title: string) => void) =>
      editor.registerUpdateListener(({editorState}) => {
        onChange(readTitle(editorState));
      }),
  };
}

function readTitle(state: EditorState): string {
  return state.read(() => $getRoot().getFirstChild()?.getTextContent() ?? '');
}
