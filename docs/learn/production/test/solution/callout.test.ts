import {$createTextNode, $getRoot, type LexicalEditor} from 'lexical';

import {$createCalloutNode} from './callout';

/** Throws an error unless Enter continues a callout with a paragraph. */
export function testEnter(editor: LexicalEditor): void {
  editor.update(
    () => {
      const callout = $createCalloutNode().append($createTextNode('note'));
      $getRoot().clear().append(callout);
      callout.selectEnd().insertParagraph();
    },
    {discrete: true},
  );
  const types = editor.read(() =>
    $getRoot()
      .getChildren()
      .map((node) => node.getType()),
  );
  if (types[1] !== 'paragraph') throw new Error(`The blocks are: ${types.join(', ')}`);
}
