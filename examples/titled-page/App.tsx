import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {PageHeader} from './PageHeader';
import {titledPageExtension} from './titled-page-extension';

/** A page with a title above its blocks. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={titledPageExtension} contentEditable={null}>
      <div className="titled-page">
        <PageHeader />
        <div className="titled-page-box">
          <ContentEditable
            className="titled-page-text"
            tabIndex={0}
            aria-label="Page"
          />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
