import type {IconName} from '../../ui/icons';
import type {BlockId} from './block-ids';

/** A kind of block, as the menus show it. */
export interface BlockKind {
  readonly id: BlockId;
  readonly label: string;
  readonly icon: IconName;
  /** Further words by which the slash menu finds it. */
  readonly keywords: readonly string[];
  /** The plugin that it needs. */
  readonly plugin: string;
  /** The digit of its keyboard shortcut, with Ctrl+Alt or Cmd+Option. */
  readonly digit?: string;
}

/** All kinds, in the order of the menus. */
export const BLOCK_KINDS: readonly BlockKind[] = [
  kind('paragraph', 'Paragraph', 'paragraph', 'rich-text', ['text', 'normal'], '0'),
  kind('h1', 'Heading 1', 'heading', 'rich-text', ['title', 'large'], '1'),
  kind('h2', 'Heading 2', 'heading', 'rich-text', ['subtitle'], '2'),
  kind('h3', 'Heading 3', 'heading', 'rich-text', ['small'], '3'),
  kind('h4', 'Heading 4', 'heading', 'rich-text', [], '4'),
  kind('h5', 'Heading 5', 'heading', 'rich-text', [], '5'),
  kind('h6', 'Heading 6', 'heading', 'rich-text', [], '6'),
  kind('bullet', 'Bulleted list', 'bullet', 'list', ['unordered', 'ul'], '8'),
  kind('number', 'Numbered list', 'number', 'list', ['ordered', 'ol'], '7'),
  kind('check', 'Check list', 'check', 'check-list', ['todo', 'task'], '9'),
  kind('quote', 'Quote', 'quote', 'rich-text', ['blockquote', 'citation'], 'q'),
  kind('code', 'Code block', 'code', 'code', ['source', 'pre'], 'c'),
];

function kind(
  id: BlockId,
  label: string,
  icon: IconName,
  plugin: string,
  keywords: readonly string[],
  digit?: string,
): BlockKind {
  return {id, label, icon, plugin, keywords, ...(digit && {digit})};
}
