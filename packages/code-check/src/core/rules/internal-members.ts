import ts from 'typescript';

import {isOfLexical, nodesOf} from '../names';
import type {Rule} from './rule';

/** What the packages offer for the fields that they keep for themselves. */
const PUBLIC: Readonly<Record<string, string>> = {
  'EditorState._nodeMap':
    'editorState.read(() => $getNodeByKey(key)), or $dfs() of @lexical/utils for all nodes',
  'EditorState._selection': 'editorState.read(() => $getSelection())',
  'LexicalEditor._compositionKey': 'editor.isComposing()',
  'LexicalEditor._decorators': 'editor.getDecorators()',
  'LexicalEditor._editable': 'editor.isEditable()',
  'LexicalEditor._editorState': 'editor.getEditorState()',
  'LexicalEditor._key': 'editor.getKey()',
  'LexicalEditor._keyToDOMMap': 'editor.getElementByKey(key)',
  'LexicalEditor._nodes': 'editor.hasNodes([HeadingNode])',
  'LexicalEditor._rootElement': 'editor.getRootElement()',
  'LexicalEditor._updateTags': '$hasUpdateTag(tag), in an update',
};

/** Internal fields for which there are functions; a hint, because they work until they change. */
export const internalMembers: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isPropertyAccessExpression(node) || !node.name.text.startsWith('_'))
        continue;
      const type = checker.getTypeAtLocation(node.expression);
      const name = type.getSymbol()?.name ?? '';
      const key = `${name}.${node.name.text}`;
      const instead = Object.hasOwn(PUBLIC, key) ? PUBLIC[key] : undefined;
      if (instead === undefined || !isOfLexical(type.getSymbol())) continue;
      yield {
        rule: 'deprecated',
        node: node.name,
        reason: `${node.name.text} is an internal field of ${name}, which any release can change. Code that sets it breaks what the editor relies on.`,
        fix: `Use ${instead}.`,
        link: `lexical#${name}`,
        isHint: true,
      };
    }
  }
};
