import {CopyButton} from '@lexical-documentation/reader-tools/panel';
import {type MouseEvent, type ReactNode, useEffect, useRef, useState} from 'react';

import {type InspectClient, LIMITS} from '../browser';
import {isSafeAddress} from '../core/safe-content';
import type {Drawing} from '../preview/draw-state';
import {drawingTheme} from './drawing-theme';
import styles from './InspectPanel.module.css';

type View = 'document' | 'html' | 'markdown';

const VIEWS: readonly (readonly [View, string])[] = [
  ['document', 'Draw the document'],
  ['html', 'Show it as HTML'],
  ['markdown', 'Show it as Markdown'],
];

interface DocumentViewsProps {
  readonly client: InspectClient;
}

/** The repaired document in three forms; each is made, and what makes it loaded, on demand. */
export function DocumentViews({client}: DocumentViewsProps): ReactNode {
  const [view, setView] = useState<View | null>(null);
  return (
    <section aria-label="Document">
      <h2 className={styles.heading}>The document</h2>
      <div className={styles.bar}>
        {VIEWS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {(view === 'document' || view === 'html') && (
        <Drawn client={client} isHtml={view === 'html'} />
      )}
      {view === 'markdown' && <Markdown client={client} />}
    </section>
  );
}

interface DrawnProps extends DocumentViewsProps {
  readonly isHtml: boolean;
}

function Drawn({client, isHtml}: DrawnProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState<number>(LIMITS.firstNodes);
  const [html, setHtml] = useState('');
  const [isCut, setIsCut] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let drawing: Drawing | undefined;
    let isCurrent = true;
    draw(client, limit, () => (isCurrent ? root.current : null)).then(
      (drawn) => {
        drawing = drawn?.drawing;
        if (!isCurrent) drawing?.end();
        if (!isCurrent || !drawn) return;
        setHtml(drawn.drawing.html);
        setIsCut(drawn.isCut);
      },
      (error: Error) => {
        if (isCurrent) setProblem(error.message);
      },
    );
    return () => {
      isCurrent = false;
      drawing?.end();
    };
  }, [client, limit]);
  return (
    <>
      {problem !== '' && <p role="alert">The document cannot be drawn: {problem}</p>}
      {isCut && (
        <p>
          Only a part is shown.{' '}
          {limit !== LIMITS.allNodes && (
            <button type="button" onClick={() => setLimit(LIMITS.allNodes)}>
              Show everything, which can take a while
            </button>
          )}
        </p>
      )}
      {/* Links of the document are followed in another window, and with a click only. */}
      <div hidden={isHtml} onClickCapture={followOutside}>
        <div
          ref={root}
          className={styles.document}
          role="region"
          aria-label="The document, read-only"
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        />
      </div>
      {isHtml && <Source label="HTML" text={html} />}
    </>
  );
}

async function draw(
  client: InspectClient,
  limit: number,
  rootOf: () => HTMLElement | null,
) {
  const [drawable, {drawState}] = await Promise.all([
    client.draw(limit),
    import(/* webpackChunkName: "state-preview" */ '../preview/draw-state'),
  ]);
  const root = rootOf();
  if (!drawable || !root) return null;
  return {
    drawing: drawState(drawable.json, root, drawingTheme),
    isCut: drawable.isCut,
  };
}

function followOutside(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as HTMLElement).closest('a');
  if (!link) return;
  event.preventDefault();
  if (isSafeAddress(link.href)) window.open(link.href, '_blank', 'noopener,noreferrer');
}

function Markdown({client}: DocumentViewsProps): ReactNode {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    client.markdown().then(
      (markdown) => setText(markdown ?? ''),
      (error: Error) => setProblem(error.message),
    );
  }, [client]);
  return problem === '' ? (
    <Source label="Markdown" text={text} />
  ) : (
    <p role="alert">The document cannot be written as Markdown: {problem}</p>
  );
}

const MOST_SHOWN = 100_000;

interface SourceProps {
  readonly label: string;
  readonly text: string;
}

function Source({label, text}: SourceProps): ReactNode {
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className={styles.source} aria-label={label}>
        {text.slice(0, MOST_SHOWN)}
      </pre>
      {text.length > MOST_SHOWN && <p>What you copy contains the rest, too.</p>}
      <div className={styles.bar}>
        <CopyButton key={text} label={`Copy ${label}`} text={text} />
      </div>
    </>
  );
}
