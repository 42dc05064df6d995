import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {storyExtension} from './story-extension';

/** A story whose pictures have captions. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={storyExtension} contentEditable={null}>
      <div className="captions">
        <div className="captions-box">
          <ContentEditable className="captions-text" tabIndex={0} aria-label="Story" />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
