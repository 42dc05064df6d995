import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useEffect, useState} from 'react';

import {watchWords} from './words';

export function WordCount() {
  const [editor] = useLexicalComposerContext();
  const [words, setWords] = useState(0);
  useEffect(() => watchWords(editor, setWords), [editor]);
  return <p role="status">{words} words</p>;
}
