import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {draftExtension} from './draft-extension';
import {KitPanel} from './KitPanel';

/** An editor built from three small extensions, with their settings next to it. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={draftExtension} contentEditable={null}>
      <div className="extension-kit">
        <div className="extension-kit-box">
          <ContentEditable
            className="extension-kit-text"
            tabIndex={0}
            aria-label="Draft"
          />
        </div>
        <KitPanel />
      </div>
    </LexicalExtensionComposer>
  );
}
