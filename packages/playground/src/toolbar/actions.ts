import {$createLinkNode, $isLinkNode, $toggleLink, type LinkNode} from '@lexical/link';
import {$isMarkNode, $unwrapMarkNode, $wrapSelectionInMarkNode} from '@lexical/mark';
import {$patchStyleText} from '@lexical/selection';
import {
  $createTextNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';

/** Toggles a text format of the selection. */
export function toggleFormat(editor: LexicalEditor, format: TextFormatType): void {
  editor.update(() => {
    $ensureSelection();
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, format);
  });
}

/** Sets a CSS property of the selected text; null removes it. */
export function setTextStyle(
  editor: LexicalEditor,
  property: 'color' | 'background-color' | 'font-family' | 'font-size',
  value: string | null,
  tag?: string,
): void {
  const $change = (): void => {
    $ensureSelection();
    const selection = $getSelection();
    if (selection !== null) $patchStyleText(selection, {[property]: value});
  };
  editor.update($change, tag === undefined ? {} : {tag});
}

/** Marks the selected text with a new id; a caret inside a mark removes that mark. */
export function $markSelection(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  if (!selection.isCollapsed()) {
    $wrapSelectionInMarkNode(selection, selection.isBackward(), `mark-${Date.now()}`);
    return;
  }
  const mark = $findMatchingParent(selection.anchor.getNode(), $isMarkNode);
  if (mark) $unwrapMarkNode(mark);
}

/** The attributes of a link that readers can set. */
export interface LinkFields {
  readonly url: string;
  /** Shown when the pointer is over the link; empty for none. */
  readonly title: string;
  readonly isNewTab: boolean;
  /** Asks search engines not to count the link. */
  readonly isNoFollow: boolean;
}

/** Links the selected text, or inserts the URL itself if nothing is selected. */
export function setLink(editor: LexicalEditor, fields: LinkFields): void {
  const {url} = fields;
  editor.update(() => {
    $ensureSelection();
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if (selection.isCollapsed() && $selectedLinks().length === 0) {
      const link = $createLinkNode(url).append($createTextNode(url));
      selection.insertNodes([link]);
      $setAttributes(link, fields);
    } else {
      $toggleLink(url);
      for (const link of $selectedLinks()) $setAttributes(link, fields);
    }
  });
}

function $selectedLinks(): LinkNode[] {
  const nodes = $getSelection()?.getNodes() ?? [];
  const links = nodes.map((node) => $findMatchingParent(node, $isLinkNode));
  return [...new Set(links.filter((link) => link !== null))];
}

function $setAttributes(link: LinkNode, fields: LinkFields): void {
  const {title, isNewTab, isNoFollow} = fields;
  // A page in a new tab must not be able to navigate the page that opened it.
  const rel = [...(isNewTab ? ['noopener'] : []), ...(isNoFollow ? ['nofollow'] : [])];
  link
    .setTarget(isNewTab ? '_blank' : null)
    .setRel(rel.join(' ') || null)
    .setTitle(title || null);
}

/** If a button is pressed before the text had a selection, it acts at the end of the document. */
function $ensureSelection(): void {
  if ($getSelection() === null) $getRoot().selectEnd();
}
