import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {FindBar} from './FindBar';
import {letterExtension} from './letter-extension';

/** A text with a search bar. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={letterExtension} contentEditable={null}>
      <div className="find-replace">
        <FindBar />
        <div className="find-replace-box">
          <ContentEditable
            className="find-replace-text"
            tabIndex={0}
            aria-label="Letter"
          />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
