import {toError} from '@lexical-documentation/common';
import {memo, type ReactNode, useEffect, useRef} from 'react';

import {CrashBoundary} from '../CrashBoundary';
import type {ExampleModule} from './types';

interface RunningExampleProps {
  readonly module: ExampleModule;
  readonly onCrash: (error: Error) => void;
}

/**
 * Renders an example's component, or mounts an example without a framework. Changes around the
 * example never render it again: it runs like it would alone on a page.
 */
export const RunningExample = memo(function RunningExample({
  module,
  onCrash,
}: RunningExampleProps): ReactNode {
  const {default: App, mount} = module;
  if (App) {
    return (
      <CrashBoundary onCrash={onCrash}>
        <App />
      </CrashBoundary>
    );
  }
  return mount ? <MountedExample mount={mount} onCrash={onCrash} /> : null;
});

interface MountedExampleProps {
  readonly mount: NonNullable<ExampleModule['mount']>;
  readonly onCrash: (error: Error) => void;
}

function MountedExample({mount, onCrash}: MountedExampleProps): ReactNode {
  const rootRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rootRef.current) return;
    try {
      return mount(rootRef.current);
    } catch (error) {
      onCrash(toError(error));
      return;
    }
  }, [mount, onCrash]);
  return <div ref={rootRef} />;
}
