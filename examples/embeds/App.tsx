import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {articleExtension} from './article-extension';
import {EmbedBar} from './EmbedBar';

/** A text in which pasted URLs of videos become videos. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={articleExtension} contentEditable={null}>
      <div className="embeds">
        <EmbedBar />
        <div className="embeds-box">
          <ContentEditable className="embeds-text" tabIndex={0} aria-label="Article" />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
