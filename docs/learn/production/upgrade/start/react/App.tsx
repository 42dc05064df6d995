import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {defineExtension} from 'lexical';
import {useState} from 'react';

import {editorExtension} from './editor';
import {MarkdownField} from './MarkdownField';
import {OutlineExtension} from './outline';
import {SelectionBar} from './SelectionBar';
import {SelectionBarExtension} from './selection';
import {SlashExtension} from './slash';
import {SlashMenu} from './SlashMenu';
import {Toolbar} from './Toolbar';
import {WordCount} from './WordCount';

/** Your editor with what this page shows around it. */
const pageExtension = defineExtension({
  name: 'page',
  dependencies: [
    editorExtension,
    SelectionBarExtension,
    SlashExtension,
    OutlineExtension,
  ],
});

export default function App() {
  const [isShown, setShown] = useState(true);
  return (
    <LexicalExtensionComposer extension={pageExtension} contentEditable={null}>
      <button type="button" onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide toolbar' : 'Show toolbar'}
      </button>
      {isShown && <Toolbar />}
      <ContentEditable aria-label="Document" />
      <SelectionBar />
      <SlashMenu />
      <WordCount />
      <MarkdownField />
    </LexicalExtensionComposer>
  );
}
