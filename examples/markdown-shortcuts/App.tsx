import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {type ReactNode, useId, useState} from 'react';

import {markdownExtension} from './markdown-extension';
import {SourceView} from './SourceView';

const PLACEHOLDER = 'Try # and a space';

/** A rich-text editor that understands Markdown while you type, and shows its source. */
export default function App(): ReactNode {
  const [showsSource, setShowsSource] = useState(false);
  const sourceId = useId();
  return (
    <LexicalExtensionComposer extension={markdownExtension} contentEditable={null}>
      <div className="markdown-shortcuts">
        <header className="markdown-shortcuts-header">
          <span>
            Type <kbd>#</kbd> <kbd>&gt;</kbd> <kbd>-</kbd> <kbd>1.</kbd> <kbd>```</kbd>{' '}
            or <kbd>**bold**</kbd>
          </span>
          <button
            type="button"
            className="markdown-shortcuts-toggle"
            aria-pressed={showsSource}
            aria-controls={sourceId}
            onClick={() => {
              setShowsSource(!showsSource);
            }}
          >
            Markdown source
          </button>
        </header>
        {/* The editor is hidden, not removed, so it keeps its undo history. */}
        <div className="markdown-shortcuts-box" hidden={showsSource}>
          <ContentEditable
            className="markdown-shortcuts-text"
            tabIndex={0}
            aria-label="Text"
            aria-placeholder={PLACEHOLDER}
            placeholder={
              <p className="markdown-shortcuts-placeholder">{PLACEHOLDER}</p>
            }
          />
        </div>
        <div id={sourceId} className="markdown-shortcuts-box" hidden={!showsSource}>
          {showsSource && <SourceView />}
        </div>
      </div>
    </LexicalExtensionComposer>
  );
}
