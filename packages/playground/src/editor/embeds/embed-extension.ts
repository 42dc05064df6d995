import {MdastImportExtension} from '@lexical/mdast';
import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  configExtension,
  createCommand,
  defineExtension,
  isDOMNode,
  type LexicalCommand,
  mergeRegister,
} from 'lexical';

import {$createEmbedNode, $isEmbedNode, EmbedNode} from './embed-node';
import type {Embed} from './embed-providers';

/** Inserts content of another site below the line with the caret. */
export const INSERT_EMBED_COMMAND: LexicalCommand<Embed> =
  createCommand('INSERT_EMBED_COMMAND');

/** Embedded content: inserted by a command, selected by a click, deleted as a unit. */
export const embedExtension = defineExtension({
  name: 'playground/embed',
  nodes: () => [EmbedNode],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        INSERT_EMBED_COMMAND,
        (embed) => {
          if ($getSelection() === null) $getRoot().selectEnd();
          $insertNodeToNearestRoot($createEmbedNode(embed));
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        CLICK_COMMAND,
        ({target}) => {
          const isOwn =
            target instanceof Element && target.closest('button, a') !== null;
          const node = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
          if (isOwn || !$isEmbedNode(node)) return false;
          const selection = $createNodeSelection();
          selection.add(node.getKey());
          $setSelection(selection);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});

/** In Markdown, an embed is a link. */
export const markdownEmbeds = configExtension(MdastImportExtension, {
  exportRules: [
    {
      type: 'embed',
      $export: (node: EmbedNode) => {
        const url = node.getAddress();
        return {
          type: 'paragraph',
          children: [{type: 'link', url, children: [{type: 'text', value: url}]}],
        };
      },
    },
  ],
});
