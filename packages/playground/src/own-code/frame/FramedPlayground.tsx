import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import {CrashBoundary} from '@lexical-documentation/live-examples/crash-boundary';
import {type ReactNode, useState} from 'react';

import {Workspace} from '../../app/Workspace';
import {loadable, type Opened} from '../../session/open-start';
import type {Framed} from '../framed';
import styles from './framed.module.css';

interface FramedPlaygroundProps {
  readonly content: PlaygroundContent;
  readonly framed: Framed;
  readonly onCrash: (error: Error) => void;
}

/** The playground with the reader's code. */
export function FramedPlayground(props: FramedPlaygroundProps): ReactNode {
  const {content, framed, onCrash} = props;
  return (
    <CrashBoundary onCrash={onCrash}>
      <main className={styles.page} data-own-code={framed.own ? 'running' : 'off'}>
        <OpenedWorkspace content={content} framed={framed} />
      </main>
    </CrashBoundary>
  );
}

/** Parsing the document runs the reader's classes, so it happens inside the error boundary. */
function OpenedWorkspace({content, framed}: Omit<FramedPlaygroundProps, 'onCrash'>) {
  const [opened] = useState((): Opened => ({
    content: loadable(content),
    origin: {kind: 'own'},
  }));
  return (
    <Workspace
      opened={opened}
      framed={framed}
      onLeaveVisit={doNothing}
      onRunCode={null}
    />
  );
}

function doNothing(): void {
  // A frame has no visits.
}
