import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {noteExtension} from './note-extension';
import {SaveBar} from './SaveBar';

/** A note that saves itself. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={noteExtension} contentEditable={null}>
      <div className="autosave">
        <div className="autosave-box">
          <ContentEditable className="autosave-text" tabIndex={0} aria-label="Note" />
        </div>
        <SaveBar />
      </div>
    </LexicalExtensionComposer>
  );
}
