import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {articleExtension} from './article-extension';
import {Toolbar} from './Toolbar';

const PLACEHOLDER = 'Write something worth reading';

/** A rich-text editor whose toolbar follows the selection. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={articleExtension} contentEditable={null}>
      <div className="rich-text-toolbar">
        <Toolbar label="Formatting" />
        <div className="rich-text-toolbar-box">
          <ContentEditable
            className="rich-text-toolbar-article"
            tabIndex={0}
            aria-label="Article"
            aria-placeholder={PLACEHOLDER}
            placeholder={<p className="rich-text-toolbar-placeholder">{PLACEHOLDER}</p>}
          />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
