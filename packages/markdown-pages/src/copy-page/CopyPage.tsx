import './copy-page.css';

import {
  type FunctionComponent,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from 'react';

import type {ActionsProps, Request} from './Actions';

interface Loaded {
  readonly Actions: FunctionComponent<ActionsProps>;
  readonly request: Request;
}

/**
 * Copies the page as Markdown, or shows a menu with other actions. The code for both loads on
 * demand.
 */
export default function CopyPage(): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [note, setNote] = useState('');
  const isOpen = loaded?.request.startsWith('menu') ?? false;
  const ask = (request: Request) => () => {
    load().then(
      ({Actions}) => setLoaded({Actions, request}),
      () => setNote('Try again'),
    );
  };
  const onKeyDown = ({key}: KeyboardEvent) => key === 'ArrowUp' && ask('menu-end')();
  return (
    <div
      className="copy-page dropdown dropdown--right dropdown--show"
      data-search="ignore"
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <button type="button" onClick={ask('copy')}>
        {note || 'Copy page'}
      </button>
      <button
        type="button"
        aria-label="More actions for this page"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={ask(isOpen ? 'none' : 'menu')}
        onKeyDown={onKeyDown}
      />
      {loaded && <loaded.Actions {...loaded} onNote={setNote} onDone={ask('none')} />}
    </div>
  );
}

function load() {
  return import(/* webpackChunkName: "copy-page" */ './Actions');
}

/** Browsers allow copying only shortly after a click, so the code is loaded before it. */
function prepare(): void {
  load().catch(() => undefined);
}
