import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';

import {editorExtension} from './editor';

export default function App() {
  return (
    <LexicalExtensionComposer extension={editorExtension} contentEditable={null}>
      <ContentEditable aria-label="Document" />
    </LexicalExtensionComposer>
  );
}
