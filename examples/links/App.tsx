import './styles.css';

import {formatKeyboardShortcut} from '@lexical/extension';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {CONTROL_OR_META} from 'lexical';
import {type ReactNode, useState} from 'react';

import {articleExtension} from './article-extension';
import {LinkButton} from './LinkButton';
import {LinkPanel} from './LinkPanel';

const KEYS = formatKeyboardShortcut({key: 'k', modifiers: CONTROL_OR_META}).join('+');

/** Text in which users edit links in place, and in which typed URLs become links. */
export default function App(): ReactNode {
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <LexicalExtensionComposer extension={articleExtension} contentEditable={null}>
      <div className="links">
        <div className="links-bar">
          <LinkButton>Link</LinkButton>
          <span className="links-hint">
            Select words, then <kbd>{KEYS}</kbd>
          </span>
        </div>
        <div className="links-box">
          <div className="links-page" ref={setPage}>
            <ContentEditable className="links-text" tabIndex={0} aria-label="Article" />
            {page && <LinkPanel page={page} />}
          </div>
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
