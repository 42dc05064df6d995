/** An editor in the composer's form, to try the translator with. */
export const EXAMPLE_CODE = `import {ListItemNode, ListNode} from '@lexical/list';
import {AutoFocusPlugin} from '@lexical/react/LexicalAutoFocusPlugin';
import {LexicalComposer} from '@lexical/react/LexicalComposer';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalErrorBoundary} from '@lexical/react/LexicalErrorBoundary';
import {HistoryPlugin} from '@lexical/react/LexicalHistoryPlugin';
import {ListPlugin} from '@lexical/react/LexicalListPlugin';
import {OnChangePlugin} from '@lexical/react/LexicalOnChangePlugin';
import {RichTextPlugin} from '@lexical/react/LexicalRichTextPlugin';
import {HeadingNode, QuoteNode} from '@lexical/rich-text';
import {COMMAND_PRIORITY_LOW, type EditorState, KEY_ESCAPE_COMMAND} from 'lexical';
import {useEffect} from 'react';

const initialConfig = {
  namespace: 'Notes',
  nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode],
  onError: (error: Error) => console.error(error),
  theme: {quote: 'quote'},
};

function BlurPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        KEY_ESCAPE_COMMAND,
        () => {
          editor.blur();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor],
  );
  return null;
}

export function NotesEditor({save}: {save: (editorState: EditorState) => void}) {
  return (
    <LexicalComposer initialConfig={initialConfig}>
      <RichTextPlugin
        contentEditable={<ContentEditable aria-label="Notes" />}
        placeholder={<p className="placeholder">Write a note</p>}
        ErrorBoundary={LexicalErrorBoundary}
      />
      {/* Changes within half a second are one step. */}
      <HistoryPlugin delay={500} />
      <ListPlugin hasStrictIndent />
      <AutoFocusPlugin />
      <OnChangePlugin onChange={save} />
      <BlurPlugin />
    </LexicalComposer>
  );
}
`;
