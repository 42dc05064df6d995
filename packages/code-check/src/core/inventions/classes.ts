import {by, call} from '../replacement-entry';
import type {Invention} from './invention';

/** Node classes of other editors, for which Lexical has formats and types of lists. */
export const OF_CLASSES: readonly Invention[] = [
  [
    /^(?:\$(?:create|is))?(Bold|Italic|Underline|Strikethrough|InlineCode|Highlight|Subscript|Superscript)(?:Text)?Node$/,
    (format = '') =>
      call(
        `$createTextNode(text).toggleFormat('${format === 'InlineCode' ? 'code' : format.toLowerCase()}'), because formats aren't nodes`,
        'lexical#TextNode',
      ),
  ],
  [
    /^(?:\$(?:create|is))?(Bullet|Ordered|Numbered|Unordered|Check|Todo|Task)(?:ed)?ListNode$/,
    (kind = '') =>
      call(
        `$createListNode('${/Ordered|Numbered/.test(kind) && kind !== 'Unordered' ? 'number' : /Check|Todo|Task/.test(kind) ? 'check' : 'bullet'}'), which is a ListNode`,
        '@lexical/list#$createListNode',
      ),
  ],
  [/^BlockQuoteNode$|^BlockquoteNode$/, () => by('QuoteNode', '@lexical/rich-text')],
  [/^\$createBlock[qQ]uoteNode$/, () => by('$createQuoteNode', '@lexical/rich-text')],
  [/^CodeBlockNode$/, () => by('CodeNode', '@lexical/code')],
  [/^\$createCodeBlockNode$/, () => by('$createCodeNode', '@lexical/code')],
  [
    /^Doc(?:ument)?Node$/,
    () => call('$getRoot(), which is a RootNode', 'lexical#$getRoot'),
  ],
  [/^(?:Block|BlockElement|Container)Node$/, () => by('ElementNode', 'lexical')],
  [
    /^(?:Base|Custom|Void|Embed|Atom|Inline|React|Widget)Node$/,
    () => by('DecoratorNode', 'lexical'),
  ],
  [/^Divider(?:Node)?$|^HrNode$/, () => by('HorizontalRuleNode', '@lexical/extension')],
];

/** What shows something about a document without changing it, which other editors have a layer for. */
export const OF_DECORATIONS: readonly Invention[] = [
  [
    /^\$?(?:create|add|get|remove)?(?:Inline|Node|Text)?Decorations?(?:Set)?$/,
    () => [
      "Put a MarkNode around the text, with $wrapSelectionInMarkNode(selection, isBackward, id) of @lexical/mark, or a highlight of CSS over the ranges of the page: CSS.highlights.set('hit', new Highlight(range)).",
      '@lexical/mark#$wrapSelectionInMarkNode',
    ],
  ],
];
