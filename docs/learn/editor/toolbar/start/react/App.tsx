import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';

import {editorExtension} from './editor';
import {Toolbar} from './Toolbar';
import {WordCount} from './WordCount';

export default function App() {
  return (
    <LexicalExtensionComposer extension={editorExtension} contentEditable={null}>
      <Toolbar />
      <ContentEditable aria-label="Document" />
      <WordCount />
    </LexicalExtensionComposer>
  );
}
