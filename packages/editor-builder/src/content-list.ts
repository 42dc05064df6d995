import type {Feature} from './feature';
import {insertOption, insertTool} from './offers';
import {configOption} from './options';
import {extension} from './package-extension';

const EXTENSION = '@lexical/extension';
const CODE = '@lexical/code-core';
const LINK = '@lexical/link';
const LIST = '@lexical/list';
const TABLE = '@lexical/table';
const THREE_BY_THREE = "{columns: '3', rows: '3'}";

/** What a text can hold, from public packages. */
export const CONTENT: readonly Feature[] = [
  {
    ...extension('@lexical/rich-text', 'RichTextExtension'),
    id: 'rich-text',
    group: 'Text',
    label: 'Headings, quotes and formatted text',
    needs: [],
  },
  {
    ...extension('@lexical/mark', 'MarkExtension'),
    id: 'marks',
    group: 'Text',
    label: 'Marked passages, for comments',
    needs: ['rich-text'],
  },
  {
    ...extension('@lexical/hashtag', 'HashtagExtension'),
    id: 'hashtags',
    group: 'Text',
    label: 'Hashtags',
    needs: [],
  },
  {
    ...extension(LIST, 'ListExtension'),
    id: 'lists',
    group: 'Blocks',
    label: 'Bulleted and numbered lists',
    needs: ['rich-text'],
    options: [
      configOption(
        'ListExtension',
        'shouldPreserveNumbering',
        'Continue numbering across blocks between lists',
        false,
      ),
    ],
  },
  {
    ...extension(LIST, 'ListExtension'),
    config: {ListExtension: {hasStrictIndent: 'true'}},
    id: 'strict-lists',
    group: 'Blocks',
    label: 'List levels without gaps',
    needs: ['lists'],
  },
  {
    ...extension(LIST, 'CheckListExtension'),
    id: 'check-lists',
    group: 'Blocks',
    label: 'Check lists',
    needs: ['lists'],
    tool: insertTool(
      'checks',
      'Check list',
      [LIST, 'INSERT_CHECK_LIST_COMMAND'],
      'undefined',
    ),
    option: insertOption(
      ['☑', 'Check list', 'todo task'],
      [LIST, 'INSERT_CHECK_LIST_COMMAND'],
      'undefined',
    ),
    options: [
      configOption(
        'CheckListExtension',
        'disableTakeFocusOnClick',
        'Keep the focus when users click a check box',
        false,
      ),
    ],
  },
  {
    ...extension(TABLE, 'TableExtension'),
    id: 'tables',
    group: 'Blocks',
    label: 'Tables',
    needs: ['rich-text'],
    tool: insertTool('table', 'Table', [TABLE, 'INSERT_TABLE_COMMAND'], THREE_BY_THREE),
    option: insertOption(
      ['▦', 'Table', 'grid rows'],
      [TABLE, 'INSERT_TABLE_COMMAND'],
      THREE_BY_THREE,
    ),
    options: [
      configOption('TableExtension', 'hasCellMerge', 'Merged cells', true),
      configOption('TableExtension', 'hasCellBackgroundColor', 'Colors of cells', true),
      configOption('TableExtension', 'hasHorizontalScroll', 'Wide tables scroll', true),
      configOption(
        'TableExtension',
        'hasTabHandler',
        'Tab moves from cell to cell',
        true,
      ),
    ],
  },
  {
    ...extension('@lexical/code-prism', 'CodePrismExtension'),
    id: 'code',
    group: 'Blocks',
    label: 'Code blocks with highlighting',
    needs: ['rich-text'],
    tool: {
      imports: {
        [CODE]: ['$createCodeNode'],
        './tools/ToolButton': ['TurnIntoButton'],
      },
      source: `<TurnIntoButton
  $create={$createCodeNode}
  icon="codeBlock"
  label="Code block"
/>`,
    },
    option: {
      imports: {
        [CODE]: ['$createCodeNode'],
        './slash-menu/block-options': ['$turnInto', 'BlockOption'],
      },
      source: `new BlockOption('{}', 'Code block', 'source pre', () => {
  $turnInto($createCodeNode);
})`,
    },
  },
  {
    ...extension(CODE, 'CodeIndentExtension'),
    config: {CodeIndentExtension: {escapeWithArrows: 'true'}},
    id: 'code-arrows',
    group: 'Blocks',
    label: 'Arrow keys leave code blocks',
    needs: ['code'],
  },
  {
    ...extension(EXTENSION, 'HorizontalRuleExtension'),
    id: 'horizontal-rules',
    group: 'Blocks',
    label: 'Horizontal rules',
    needs: ['rich-text'],
    tool: insertTool(
      'rule',
      'Divider',
      [EXTENSION, 'INSERT_HORIZONTAL_RULE_COMMAND'],
      'undefined',
    ),
  },
  {
    ...extension(LINK, 'LinkExtension'),
    id: 'links',
    group: 'Links',
    label: 'Links',
    needs: ['rich-text'],
    options: [
      {
        name: 'new-tab',
        label: 'New links open a new tab',
        initial: false,
        target: {
          extension: 'LinkExtension',
          property: 'attributes',
          source: "{rel: 'noreferrer', target: '_blank'}",
        },
      },
    ],
  },
  {
    ...extension(LINK, 'ClickableLinkExtension'),
    id: 'clickable-links',
    group: 'Links',
    label: 'Links that open when clicked',
    needs: ['links'],
    options: [configOption('ClickableLinkExtension', 'newTab', 'In a new tab', false)],
  },
  {
    imports: {[LINK]: ['AutoLinkExtension', 'createLinkMatcherWithRegExp']},
    dependencies: ['AutoLinkExtension'],
    config: {AutoLinkExtension: {matchers: '[webAddress]'}},
    setup: 'const webAddress = createLinkMatcherWithRegExp(/https?:\\/\\/[^\\s<>]+/);',
    id: 'auto-links',
    group: 'Links',
    label: 'URLs become links while typing',
    needs: ['links'],
  },
];
