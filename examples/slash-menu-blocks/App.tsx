import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {type ReactNode, useState} from 'react';

import {DragHandle} from './DragHandle';
import {pageExtension} from './page-extension';
import {SlashMenu} from './SlashMenu';

const PLACEHOLDER = 'Type / for blocks';

/** A page of blocks. A slash menu creates them, and a handle or Alt with an arrow key moves them. */
export default function App(): ReactNode {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <LexicalExtensionComposer extension={pageExtension} contentEditable={null}>
      <div className="slash-menu-blocks" ref={setFrame}>
        <div className="slash-menu-blocks-box">
          <div className="slash-menu-blocks-page" ref={setPage}>
            <ContentEditable
              className="slash-menu-blocks-text"
              tabIndex={0}
              aria-label="Page"
              aria-placeholder={PLACEHOLDER}
              placeholder={
                <p className="slash-menu-blocks-placeholder">{PLACEHOLDER}</p>
              }
            />
          </div>
        </div>
        <footer className="slash-menu-blocks-footer">
          <kbd>/</kbd> for blocks, <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> to move one
        </footer>
        {frame && <SlashMenu parent={frame} />}
        {page && <DragHandle anchor={page} />}
      </div>
    </LexicalExtensionComposer>
  );
}
