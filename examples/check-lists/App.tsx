import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import type {ReactNode} from 'react';

import {ProgressExtension} from './progress';
import {tasksExtension} from './tasks-extension';

/** Nested check lists, with a count of the finished tasks above them. */
export default function App(): ReactNode {
  return (
    <LexicalExtensionComposer extension={tasksExtension} contentEditable={null}>
      <div className="check-lists">
        <Progress />
        <div className="check-lists-box">
          <ContentEditable
            className="check-lists-text"
            tabIndex={0}
            aria-label="Tasks"
          />
        </div>
        <p className="check-lists-hint">
          <kbd>←</kbd> at the start of a line reaches its box, <kbd>Space</kbd> checks
          it. <kbd>Tab</kbd> nests; <kbd>Esc</kbd>, then <kbd>Tab</kbd>, leaves.
        </p>
      </div>
    </LexicalExtensionComposer>
  );
}

function Progress(): ReactNode {
  const {done, total} = useExtensionSignalValue(ProgressExtension, 'progress');
  return (
    <label className="check-lists-progress">
      <span>
        {done} of {total} done
      </span>
      <progress className="check-lists-bar" value={done} max={total || 1} />
    </label>
  );
}
