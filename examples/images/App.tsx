import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {storyExtension} from './story-extension';
import {UploadBar} from './UploadBar';

/** A document with images: uploaded, dropped or pasted, described and resized in place. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={storyExtension} contentEditable={null}>
      <div className="images">
        <UploadBar>Add image</UploadBar>
        <div className="images-box">
          <ContentEditable className="images-text" tabIndex={0} aria-label="Story" />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
