import {useLocation} from '@docusaurus/router';
import CodeSample, {type Props} from '@theme/CodeSample';
import {
  type FunctionComponent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import type {EditAndRunProps} from '../../edit/EditAndRun';
import {hasSharedEdits} from '../../edit/shared-address';
import type {SourceFile} from '@lexical-documentation/code-sandbox';
import type {EditableSources} from '../../edit/editable-sources';
import styles from './styles.module.css';

interface Opened {
  readonly sources: EditableSources;
  readonly EditAndRun: FunctionComponent<EditAndRunProps>;
  readonly isShared: boolean;
}

/** A sample on a page that readers can edit and run, below the code block. */
export default function LiveCodeSample({html, place}: Props): ReactNode {
  const {pathname} = useLocation();
  const blockRef = useRef<HTMLDivElement>(null);
  const panesRef = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const open = useCallback(
    (isOnlyShared: boolean) => {
      import(/* webpackChunkName: "live-edit" */ '../../edit/EditAndRun').then(
        ({EditAndRun, readSharedFiles}) => {
          const sources =
            blockRef.current && readSources(blockRef.current, pathname, place);
          if (!sources || (isOnlyShared && !readSharedFiles(sources))) return;
          setOpened({sources, EditAndRun, isShared: isOnlyShared});
        },
        () => {
          setFailed(true);
        },
      );
    },
    [pathname, place],
  );
  useEffect(() => {
    if (hasSharedEdits()) open(true);
  }, [open]);
  useEffect(() => {
    // The sample above it can be taller than the screen.
    if (opened?.isShared) panesRef.current?.scrollIntoView();
  }, [opened]);
  return (
    <div ref={blockRef} className={styles.live}>
      <CodeSample html={html} {...(place !== undefined && {place})} />
      {opened ? (
        <div ref={panesRef}>
          <opened.EditAndRun
            sources={opened.sources}
            takesFocus={!opened.isShared}
            onClose={() => {
              setOpened(undefined);
            }}
          />
        </div>
      ) : (
        <button
          type="button"
          className={styles.run}
          onClick={() => {
            setFailed(false);
            open(false);
          }}
        >
          Edit and run
        </button>
      )}
      {failed && <p role="alert">The editor could not be loaded. Try again.</p>}
    </div>
  );
}

function readSources(
  block: HTMLElement,
  pathname: string,
  place = '',
): EditableSources | undefined {
  const data = block.querySelector('script[type="application/json"]')?.textContent;
  const files = JSON.parse(data ?? '[]') as SourceFile[];
  const entry = files.at(-1)?.name;
  return entry === undefined
    ? undefined
    : {id: `${pathname}#${place}`, title: entry, files, entry};
}
