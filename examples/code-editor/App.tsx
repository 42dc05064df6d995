import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {CodeToolbar} from './CodeToolbar';
import {documentExtension} from './document-extension';

/** A document with code blocks that are highlighted while you type. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={documentExtension} contentEditable={null}>
      <div className="code-editor">
        <CodeToolbar />
        <div className="code-editor-box">
          <ContentEditable
            className="code-editor-text"
            tabIndex={0}
            aria-label="Document"
            spellCheck={false}
          />
        </div>
        <p className="code-editor-hint">
          Tab indents inside a block; Escape, then Tab, leaves the editor.
        </p>
      </div>
    </LexicalExtensionComposer>
  );
}
