import {buildEditorFromExtensions} from '@lexical/extension';
import {withDOM} from '@lexical/headless/dom';
import {$generateHtmlFromNodes} from '@lexical/html';
import {LinkExtension} from '@lexical/link';
import {ListExtension} from '@lexical/list';
import {RichTextExtension} from '@lexical/rich-text';
import {defineExtension} from 'lexical';

/** The HTML of a document, or the reason why there is none. */
export type Rendering = {readonly html: string} | {readonly problem: string};

/** Must register every node that the documents contain. The editor that wrote them has the same list. */
const readerExtension = defineExtension({
  name: 'read-only-renderer',
  namespace: 'read-only-renderer',
  dependencies: [RichTextExtension, ListExtension, LinkExtension],
  theme: {
    quote: 'read-only-renderer-quote',
    link: 'read-only-renderer-link',
    text: {italic: 'read-only-renderer-italic'},
  },
});

/** Renders a saved document. Runs in the browser and, unchanged, on a server or in a build. */
export function renderHtml(json: string): Rendering {
  const editor = buildEditorFromExtensions(readerExtension);
  try {
    const editorState = editor.parseEditorState(json);
    const html = withDOM(() =>
      editorState.read(() => $generateHtmlFromNodes(editor), {editor}),
    );
    return {html};
  } catch (error) {
    return {problem: error instanceof Error ? error.message : String(error)};
  } finally {
    editor.dispose();
  }
}
