/** Code with common mistakes, to try the check. */
export const EXAMPLE_CODE = `import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$createHeadingNode, $getRoot} from 'lexical';
import {useEffect, useState} from 'react';

export function TitleButton() {
  const [editor] = useLexicalComposerContext();
  const [length, setLength] = useState(0);

  useEffect(() => {
    editor.registerUpdateListener(() => {
      setLength($getRoot().getTextContentSize());
    });
  }, [editor]);

  const addTitle = () => {
    editor.read(() => {
      $getRoot().append($createHeadingNode('h1'));
    });
  };
  return <button onClick={addTitle}>Add a title ({length})</button>;
}
`;
