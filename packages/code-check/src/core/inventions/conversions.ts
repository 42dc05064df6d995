import {call} from '../replacement-entry';
import type {Invention} from './invention';

const STATE = '/docs/concepts/serialization';

/** Conversions of documents, in both directions. */
export const OF_CONVERSIONS: readonly Invention[] = [
  [
    /^\$?(?:convertTo|exportTo|exportAs|to|get|extract|generate|serializeTo)(?:Editor|Root|Plain|Raw)*Text(?:Content|String|FromNodes)?$/i,
    () => call('editor.read(() => $getRoot().getTextContent())', 'lexical#$getRoot'),
  ],
  [
    /^\$?(?:convertTo|export|exportTo|to|get|generate|serializeTo|editorStateTo|nodesTo|render)html(?:String|FromEditorState|FromState|FromEditor)?$/i,
    () =>
      call(
        'editor.read(() => $generateHtmlFromNodes(editor)), from @lexical/html',
        '@lexical/html#$generateHtmlFromNodes',
      ),
  ],
  [
    /^\$?(?:convertFrom|import|importFrom|from|parse|load|set|insert|generateNodesFrom|htmlTo)html(?:String|ToNodes|Nodes)?$|^\$?htmlToNodes$|^\$generateNodesFromHtml$/i,
    () =>
      call(
        "$generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html')), from @lexical/html",
        '@lexical/html#$generateNodesFromDOM',
      ),
  ],
  [
    /^\$?(?:convertTo|export|exportTo|to|get|generate|serializeTo)markdown(?:FromNodes|FromEditorState)?$/i,
    () =>
      call(
        '$convertToMarkdownString(TRANSFORMERS), from @lexical/markdown',
        '@lexical/markdown#$convertToMarkdownString',
      ),
  ],
  [
    /^\$?(?:convertFrom|import|importFrom|from|parse|load|set|insert)markdown(?:String|ToNodes)?$/i,
    () =>
      call(
        '$convertFromMarkdownString(markdown, TRANSFORMERS), from @lexical/markdown',
        '@lexical/markdown#$convertFromMarkdownString',
      ),
  ],
  [
    /^\$?(?:convertTo|exportTo|export|to|get|serialize|stringify)(?:Editor)?(?:State)?(?:To)?(?:json)?$/i,
    () => call('JSON.stringify(editor.getEditorState())', STATE),
  ],
  [
    /^\$?(?:parse|load|from|import|deserialize|restore|convertFrom|createEditorStateFrom)(?:Editor)?(?:State)?(?:From)?(?:json)?$|^\$?(?:createEditorState|createEmptyEditorState|convertFromRaw)\w*$/i,
    () => call('editor.setEditorState(editor.parseEditorState(json))', STATE),
  ],
];
