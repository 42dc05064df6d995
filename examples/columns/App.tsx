import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {AddBar} from './AddBar';
import {pageExtension} from './page-extension';

/** A page with blocks next to each other. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={pageExtension} contentEditable={null}>
      <div className="columns">
        <AddBar />
        <div className="columns-box">
          <ContentEditable className="columns-text" tabIndex={0} aria-label="Page" />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
