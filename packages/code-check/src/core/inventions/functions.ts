import {call} from '../replacement-entry';
import {blocks, type Invention} from './invention';

const SELECTION = '/docs/concepts/selection';

/** Functions that nobody exports, because nodes and selections have methods for it. */
export const OF_FUNCTIONS: readonly Invention[] = [
  [
    /^\$?(?:toggle|set|apply|format|add|remove|is|has)(?:Text|Selection)?(Bold|Italic|Underline|Strikethrough|Highlight|Code|Format|Mark)(?:Text|Format)?$/,
    (format = '') =>
      call(
        `selection.formatText('${/Format|Mark/.test(format) ? 'bold' : format.toLowerCase()}') in an update, or selection.hasFormat(…) to ask for it`,
        'lexical#RangeSelection',
      ),
  ],
  [
    /^\$(?:toggle|set|format|insert|convertTo|change|wrapIn)(?:Heading|Quote|Blockquote|CodeBlock|Paragraph|Block|BlockType|ElementType)(?:Node)?$/,
    () => blocks(),
  ],
  [
    /^\$(?:insert|add)Node$/,
    () => call('$insertNodes([node])', 'lexical#$insertNodes'),
  ],
  [/^\$(?:remove|delete)Nodes?$/, () => call('node.remove()', 'lexical#LexicalNode')],
  [
    /^\$(?:append|add|insert)(?:Child|ChildNode|Children|ToRoot|Paragraph)$|^\$append(?:Node|Nodes)?$/,
    () => call('parent.append(node)', 'lexical#ElementNode'),
  ],
  [
    /^\$replace(?:Node)?$/,
    () => call('node.replace(otherNode)', 'lexical#LexicalNode'),
  ],
  [
    /^\$(?:get|find)Node(?:ById|FromKey)?$/,
    () => call('$getNodeByKey(key)', 'lexical#$getNodeByKey'),
  ],
  [
    /^\$?(?:getAllNodes|getNodes|getAllDescendants|traverse|walk|forEachNode|visit)(?:Nodes|Tree|OfType)?$/,
    () => call("$dfs(), from '@lexical/utils'", '@lexical/utils#$dfs'),
  ],
  [
    /^\$?clear(?:Editor|Content|Root|All|Document|EditorContent)?$/,
    () =>
      call(
        'editor.update(() => $getRoot().clear()), or editor.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined)',
        'lexical#CLEAR_EDITOR_COMMAND',
      ),
  ],
  [
    /^\$(?:insert|set|replace|write|type)(?:Selected|Selection)?Text(?:Content|AtSelection|AtCursor)?$/,
    () =>
      call(
        '$getSelection()?.insertText(text), or textNode.setTextContent(text)',
        SELECTION,
      ),
  ],
  [
    /^\$getSelected?(?:ion)?Text(?:Content)?$/,
    () => call("$getSelection()?.getTextContent() ?? ''", SELECTION),
  ],
  [
    /^\$(?:set|move|place|get)(?:Cursor|Caret)(?:Position|ToEnd|ToStart|AtEnd|To)?$/,
    () =>
      call(
        'textNode.select(offset, offset), element.selectStart() or element.selectEnd()',
        SELECTION,
      ),
  ],
  [
    /^\$(?:create|set|insert|add|wrapIn|unwrap|remove)Link$/,
    () => call('$toggleLink(url), or $toggleLink(null)', '@lexical/link#$toggleLink'),
  ],
  [
    /^\$(?:insert|add)(?:Table)?(Row|Column)(?:Before|After|Above|Below|AtSelection)?$/,
    (part = 'Row') =>
      call(
        `$insertTable${part}AtSelection(true), from '@lexical/table'`,
        `@lexical/table#$insertTable${part}AtSelection`,
      ),
  ],
  [
    /^\$(?:remove|delete)(?:Table)?(Row|Column)(?:AtSelection)?$/,
    (part = 'Row') =>
      call(
        `$deleteTable${part}AtSelection(), from '@lexical/table'`,
        `@lexical/table#$deleteTable${part}AtSelection`,
      ),
  ],
];
