import {CodeExtension, CodeIndentExtension} from '@lexical/code-core';
import {HorizontalRuleExtension} from '@lexical/extension';
import {CheckListExtension, ListExtension} from '@lexical/list';
import {TableExtension} from '@lexical/table';
import {configExtension} from 'lexical';

import {checkListRoles} from '../check-list-roles';
import {codeHighlighting} from '../code/code-highlighting';
import {collapsibleExtension} from '../collapsible/collapsible-extension';
import {columnsExtension} from '../columns/columns-extension';
import {pageBreakExtension} from '../page-break/page-break-extension';
import type {Plugin} from './plugin';

/** What a block can be. */
export const blockPlugins: readonly Plugin[] = [
  {
    id: 'list',
    group: 'Blocks',
    title: 'Lists',
    description: 'Bulleted and numbered lists, with levels.',
    source: '@lexical/list: ListExtension',
    onByDefault: true,
    extensions: [ListExtension],
  },
  {
    id: 'check-list',
    group: 'Blocks',
    title: 'Check lists',
    description: 'Lists whose items you check with the mouse or Space.',
    source: '@lexical/list: CheckListExtension',
    onByDefault: true,
    requires: ['list'],
    extensions: [CheckListExtension, checkListRoles],
  },
  {
    id: 'list-strict-indent',
    group: 'Blocks',
    title: 'One level at a time',
    description: 'An item is at most one level deeper than the item above it.',
    source: '@lexical/list: ListExtension, hasStrictIndent',
    onByDefault: false,
    requires: ['list'],
    extensions: [configExtension(ListExtension, {hasStrictIndent: true})],
  },
  {
    id: 'check-list-focus',
    group: 'Blocks',
    title: 'Check without focus',
    description:
      'A click on a box leaves the focus where it is, so phones show no keyboard.',
    source: '@lexical/list: CheckListExtension, disableTakeFocusOnClick',
    onByDefault: false,
    requires: ['check-list'],
    extensions: [configExtension(CheckListExtension, {disableTakeFocusOnClick: true})],
  },
  {
    id: 'table',
    group: 'Blocks',
    title: 'Tables',
    description: 'Cells that can be selected, merged, colored and scrolled.',
    source: '@lexical/table: TableExtension',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [configExtension(TableExtension, {hasHorizontalScroll: true})],
  },
  {
    id: 'table-resizing',
    group: 'Blocks',
    title: 'Widths and heights',
    description:
      'The edges of columns and rows are dragged; the menu of the table does the same.',
    source: 'playground, on TableNode.setColWidths and TableRowNode.setHeight',
    onByDefault: true,
    requires: ['table'],
  },
  {
    id: 'table-adding',
    group: 'Blocks',
    title: 'Rows and columns by hover',
    description:
      'Bars beside the table under the pointer add a column at its end, or a row.',
    source: 'playground, on $insertTableColumnAtNode and $insertTableRowAtNode',
    onByDefault: true,
    requires: ['table'],
  },
  {
    id: 'code',
    group: 'Blocks',
    title: 'Code blocks',
    description: 'Blocks of code with a language.',
    source: '@lexical/code-core: CodeExtension, CodeIndentExtension',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [CodeExtension, CodeIndentExtension],
  },
  {
    id: 'code-arrows',
    group: 'Blocks',
    title: 'Arrow keys leave code',
    description:
      'At the edge of a code block that is first or last, an arrow key adds a paragraph.',
    source: '@lexical/code-core: CodeIndentExtension',
    onByDefault: true,
    requires: ['code'],
    extensions: [configExtension(CodeIndentExtension, {escapeWithArrows: true})],
  },
  {
    id: 'code-prism',
    group: 'Blocks',
    title: 'Highlighting by Prism',
    description: 'Colors 18 languages with class names, so the colors follow the page.',
    source: '@lexical/code-prism',
    onByDefault: true,
    requires: ['code'],
    excludes: ['code-shiki'],
    extensions: [codeHighlighting('prism')],
  },
  {
    id: 'code-shiki',
    group: 'Blocks',
    title: 'Highlighting by Shiki',
    description: 'Colors hundreds of languages with the grammars of VS Code.',
    source: '@lexical/code-shiki',
    onByDefault: false,
    requires: ['code'],
    excludes: ['code-prism'],
    extensions: [codeHighlighting('shiki')],
  },
  {
    id: 'code-copy',
    group: 'Blocks',
    title: 'Copy button of code',
    description: 'A button in the corner of a code block copies what is in it.',
    source: 'playground',
    onByDefault: true,
    requires: ['code'],
  },
  {
    id: 'code-format',
    group: 'Blocks',
    title: 'Formatting of code',
    description:
      'A second button formats JavaScript, TypeScript, CSS, HTML and Markdown by Prettier.',
    source: 'playground, on prettier/standalone',
    onByDefault: true,
    requires: ['code-copy'],
  },
  {
    id: 'horizontal-rule',
    group: 'Blocks',
    title: 'Horizontal rules',
    description: 'A line across the text, selected as a whole.',
    source: '@lexical/extension: HorizontalRuleExtension',
    onByDefault: true,
    extensions: [HorizontalRuleExtension],
  },
  {
    id: 'page-break',
    group: 'Blocks',
    title: 'Page breaks',
    description: 'A line after which a new page starts when the document is printed.',
    source: 'playground, on DecoratorNode',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [pageBreakExtension],
  },
  {
    id: 'columns',
    group: 'Blocks',
    title: 'Columns',
    description: 'Blocks beside each other; on a phone they follow one another.',
    source: 'playground, on ElementNode',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [columnsExtension],
  },
  {
    id: 'collapsible',
    group: 'Blocks',
    title: 'Collapsible blocks',
    description: 'A title whose button puts the blocks below it out of sight.',
    source: 'playground, on ElementNode',
    onByDefault: true,
    requires: ['rich-text'],
    extensions: [collapsibleExtension],
  },
  {
    id: 'draggable-block',
    group: 'Blocks',
    title: 'Drag handles',
    description: 'A handle next to the block under the pointer moves it.',
    source: '@lexical/react: LexicalDraggableBlockPlugin',
    onByDefault: true,
  },
  {
    id: 'table-of-contents',
    group: 'Blocks',
    title: 'Outline',
    description: 'The headings of the document in a separate pane.',
    source: '@lexical/react: LexicalTableOfContentsPlugin',
    onByDefault: false,
    requires: ['rich-text'],
  },
];
