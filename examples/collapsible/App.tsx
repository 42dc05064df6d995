import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {AddBar} from './AddBar';
import {answersExtension} from './answers-extension';

/** A list of questions, each with an answer that opens and closes. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={answersExtension} contentEditable={null}>
      <div className="collapsible">
        <AddBar />
        <div className="collapsible-box">
          <ContentEditable
            className="collapsible-text"
            tabIndex={0}
            aria-label="Answers"
          />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
