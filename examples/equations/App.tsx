import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {EquationBar} from './EquationBar';
import {proofExtension} from './proof-extension';

/** A text with equations. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={proofExtension} contentEditable={null}>
      <div className="equations">
        <div className="equations-box">
          <ContentEditable className="equations-text" tabIndex={0} aria-label="Proof" />
        </div>
        <EquationBar />
      </div>
    </LexicalExtensionComposer>
  );
}
