import './styles.css';

import {type ReactNode, useId, useMemo, useState} from 'react';

import {renderHtml, type Rendering} from './render-html';
import {SAVED_DOCUMENT} from './saved-document';

/** A saved document as HTML: no editor on the page, no contenteditable, nothing to hydrate. */
export default function App(): ReactNode {
  const [json, setJson] = useState(SAVED_DOCUMENT);
  const rendering = useMemo(() => renderHtml(json), [json]);
  const problemId = useId();
  return (
    <div className="read-only-renderer">
      <div className="read-only-renderer-source">
        <textarea
          className="read-only-renderer-json"
          aria-label="Saved document (JSON)"
          aria-invalid={'problem' in rendering}
          aria-describedby={problemId}
          spellCheck={false}
          value={json}
          onChange={({target}) => {
            setJson(target.value);
          }}
        />
        <p id={problemId} role="status" className="read-only-renderer-problem">
          {'problem' in rendering && rendering.problem}
        </p>
      </div>
      <Article rendering={rendering} />
    </div>
  );
}

function Article({rendering}: {rendering: Rendering}): ReactNode {
  if ('problem' in rendering) return null;
  return (
    <article
      className="read-only-renderer-article"
      // Lexical's nodes write this HTML and escape the text in it; links are sanitized.
      dangerouslySetInnerHTML={{__html: rendering.html}}
    />
  );
}
