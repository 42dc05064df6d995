import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {reviewExtension} from './review-extension';
import {Threads} from './Threads';

/** A text with comments on its passages, and the conversations next to it. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={reviewExtension} contentEditable={null}>
      <div className="comments">
        <div className="comments-box">
          <ContentEditable className="comments-text" tabIndex={0} aria-label="Text" />
        </div>
        <Threads />
      </div>
    </LexicalExtensionComposer>
  );
}
