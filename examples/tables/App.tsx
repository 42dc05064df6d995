import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import type {ReactNode} from 'react';

import {reportExtension} from './report-extension';
import {TableToolbar} from './TableToolbar';

/** A document with tables. Users can change rows, columns and headers, and merge cells. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={reportExtension} contentEditable={null}>
      <div className="tables">
        <TableToolbar label="Table" />
        <div className="tables-box">
          <ContentEditable className="tables-text" tabIndex={0} aria-label="Report" />
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
