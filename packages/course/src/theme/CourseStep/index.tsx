import {hasSharedEdits} from '@lexical-documentation/live-examples/shared-address';
import {
  type FunctionComponent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

import type {StepPanelProps} from '../../panel/StepPanel';
import type {StepData, StepPrograms} from '../../panel/types';
import {useDone} from '../../panel/use-done';

interface Loaded {
  readonly StepPanel: FunctionComponent<StepPanelProps>;
  readonly programs: StepPrograms;
}

/** Where the reader is in the course, and the button that brings the editor of a step. */
export default function CourseStep({step}: {readonly step: StepData}): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const isDone = useDone().has(step.id);
  const start = useCallback(() => {
    Promise.all([
      import(/* webpackChunkName: "course-panel" */ '../../panel/StepPanel'),
      step.load(),
    ]).then(
      ([{StepPanel}, {default: programs}]) => setLoaded({StepPanel, programs}),
      () => setFailed(true),
    );
  }, [step]);
  useEffect(() => {
    if (hasSharedEdits()) start();
  }, [start]);
  const stepRef = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!loaded || !wasPressed.current) return;
    // The button that had the focus is gone.
    stepRef.current?.querySelector('button')?.focus({preventScroll: true});
  }, [loaded]);
  return (
    <div ref={stepRef} data-course-step={loaded ? 'started' : 'waiting'}>
      <p>
        Step {step.number} of {step.count}
        {isDone && ', done'}
      </p>
      {loaded ? (
        <loaded.StepPanel step={step} programs={loaded.programs} />
      ) : (
        <p>
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              wasPressed.current = true;
              setFailed(false);
              start();
            }}
          >
            Start this step
          </button>
        </p>
      )}
      {failed && <p role="alert">The editor could not be loaded. Try again.</p>}
    </div>
  );
}
