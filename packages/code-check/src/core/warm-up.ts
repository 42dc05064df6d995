import type {CheckedFile} from './report';

/** Code that makes the compiler read the declarations that nearly all Lexical code uses. */
export const WARM_UP: readonly CheckedFile[] = [
  {
    path: 'warm-up.tsx',
    text: `import {LexicalComposer} from '@lexical/react/LexicalComposer';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {RichTextExtension} from '@lexical/rich-text';
import {$getRoot, $createParagraphNode, defineExtension} from 'lexical';
import {useEffect} from 'react';

export const extension = defineExtension({name: 'x', dependencies: [RichTextExtension]});

export function Plugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    return editor.registerUpdateListener(() => {
      editor.update(() => void $getRoot().append($createParagraphNode()));
    });
  }, [editor]);
  return <p onClick={() => editor.focus()}>{typeof LexicalComposer}</p>;
}
`,
  },
];
