import {FocusManagerExtension, RovingTabIndexExtension} from '@lexical/a11y';
import {HistoryExtension} from '@lexical/history';
import {$generateNodesFromDOMViaExtension} from '@lexical/html';
import {LinkExtension} from '@lexical/link';
import {ListExtension} from '@lexical/list';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  type AnyLexicalExtension,
  configExtension,
  defineExtension,
} from 'lexical';

import styles from './editor.module.css';

export interface LiveEditorExtensionOptions {
  initialHtml: string;
  onError: (error: Error) => void;
}

/** Returns the root extension of one live editor: rich text, history, lists and links. */
export function liveEditorExtension({
  initialHtml,
  onError,
}: LiveEditorExtensionOptions): AnyLexicalExtension {
  return defineExtension({
    name: '@lexical-documentation/live-editor',
    namespace: 'live-editor',
    dependencies: [
      RichTextExtension,
      HistoryExtension,
      ListExtension,
      configExtension(LinkExtension, {validateUrl: isWebAddress}),
      RovingTabIndexExtension,
      FocusManagerExtension,
    ],
    theme: {
      text: {
        underline: styles.underline,
        strikethrough: styles.strikethrough,
        underlineStrikethrough: styles.underlineStrikethrough,
      },
    },
    $initialEditorState: () => {
      $importHtml(initialHtml);
    },
    onError,
  });
}

function $importHtml(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  joinTexts(page);
  const nodes = $generateNodesFromDOMViaExtension(page);
  const root = $getRoot().clear();
  root.append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]));
}

/**
 * React's server rendering puts a comment between two neighboring texts. Lexical would
 * take the second one for the start of a line and drop the space that it begins with.
 */
function joinTexts(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  page.body.normalize();
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
