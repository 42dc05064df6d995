import clsx from 'clsx';
import {
  type ReactNode,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

import type {Timeline, TimelineStep} from '../timeline/timeline';
import {Icon} from '../ui/Icon';
import type {IconName} from '../ui/icons';
import {DiffView} from './DiffView';
import styles from './panes.module.css';

interface TimelinePaneProps {
  timeline: Timeline;
  /** The step that is shown instead of the document; null for the current document. */
  shown: TimelineStep | null;
  onShow: (step: TimelineStep | null) => void;
  onRestore: (step: TimelineStep) => void;
}

/** Lists all updates with their changes. Any of them can be shown and restored. */
export function TimelinePane(props: TimelinePaneProps): ReactNode {
  const {timeline, shown, onShow, onRestore} = props;
  const all = useSteps(timeline);
  const [withSelection, setWithSelection] = useState(false);
  const [marked, setMarked] = useState<TimelineStep | null>(null);
  const steps = useMemo(
    () => all.filter(({selectionOnly}) => withSelection || !selectionOnly),
    [all, withSelection],
  );
  const at = shown === null ? steps.length - 1 : steps.indexOf(shown);
  const current = steps[at];
  const go = (index: number): void => {
    const step = steps[Math.max(0, Math.min(index, steps.length - 1))];
    onShow(step === undefined || step === steps.at(-1) ? null : step);
  };

  return (
    <div className={styles.timeline}>
      <Transport
        at={at}
        last={steps.length - 1}
        text={current && stepName(current)}
        onGo={go}
      />
      <div className={styles.paneBar}>
        <p role="status">
          {current && stepName(current)} of {timeline.getSteps().at(-1)?.number ?? 0}
          {shown === null ? ', the present' : ''}
        </p>
        <label className={styles.inlineCheck}>
          <input
            type="checkbox"
            checked={withSelection}
            onChange={(event) => {
              setWithSelection(event.target.checked);
            }}
          />
          Selection moves too
        </label>
      </div>
      {current && (
        <div className={styles.travelActions}>
          {shown && (
            <Action label="Restore this state" onUse={() => onRestore(shown)} />
          )}
          {shown && <Action label="Back to the present" onUse={() => onShow(null)} />}
          {marked ? (
            <Action label="Stop comparing" onUse={() => setMarked(null)} />
          ) : (
            <Action label="Compare from here" onUse={() => setMarked(current)} />
          )}
        </div>
      )}
      {current && (
        <DiffView step={current} before={before(all, current)} since={marked} />
      )}
      <StepList
        steps={steps}
        current={current}
        onChoose={(step) => go(steps.indexOf(step))}
      />
    </div>
  );
}

function Action({label, onUse}: {label: string; onUse: () => void}): ReactNode {
  return (
    <button type="button" className={styles.quietButton} onClick={onUse}>
      {label}
    </button>
  );
}

/** Comparing two states takes time, so it's deferred while somebody types. */
const PAUSE_MS = 250;

/** The steps; new ones are added in a pause between updates. */
function useSteps(timeline: Timeline): readonly TimelineStep[] {
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = timeline.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(onChange, PAUSE_MS);
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
    [timeline],
  );
  return useSyncExternalStore(subscribe, timeline.getSteps);
}

interface TransportProps {
  at: number;
  last: number;
  /** The name of the current step. */
  text: string | undefined;
  onGo: (index: number) => void;
}

/** A slider for all steps, between buttons for the previous and the next one. */
function Transport({at, last, text = 'no step yet', onGo}: TransportProps): ReactNode {
  const button = (label: string, icon: IconName, target: number): ReactNode => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={target < 0 || target > last}
      onClick={() => {
        onGo(target);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.transport}>
      {button('One step back', 'back', at - 1)}
      <input
        type="range"
        aria-label="Step"
        min={0}
        max={Math.max(0, last)}
        value={Math.max(0, at)}
        aria-valuetext={text}
        onChange={(event) => {
          onGo(event.target.valueAsNumber);
        }}
      />
      {button('One step forward', 'forward', at + 1)}
    </div>
  );
}

/** A step is compared with the update directly before it, even if the list doesn't show that one. */
function before(
  all: readonly TimelineStep[],
  step: TimelineStep,
): TimelineStep | undefined {
  return all[all.indexOf(step) - 1];
}

interface StepListProps {
  steps: readonly TimelineStep[];
  current: TimelineStep | undefined;
  onChoose: (step: TimelineStep) => void;
}

function StepList({steps, current, onChoose}: StepListProps): ReactNode {
  return (
    <ol className={styles.steps} aria-label="Updates, latest first">
      {steps.toReversed().map((step) => (
        <li key={step.number}>
          <button
            type="button"
            aria-current={step === current ? 'step' : undefined}
            className={clsx(styles.step, step === current && styles.currentStep)}
            onClick={() => {
              onChoose(step);
            }}
          >
            <span className={styles.stepNumber}>{step.number}</span>
            <span className={styles.stepName}>{causeOf(step)}</span>
            <time dateTime={new Date(step.time).toISOString()}>{clockOf(step)}</time>
          </button>
        </li>
      ))}
    </ol>
  );
}

function stepName({number}: TimelineStep): string {
  return `Update ${number}`;
}

/** The last command is the cause; earlier ones led to it. */
function causeOf({commands, tags, selectionOnly}: TimelineStep): string {
  return commands.at(-1) ?? tags[0] ?? (selectionOnly ? 'selection' : 'update');
}

function clockOf({time}: TimelineStep): string {
  return new Date(time).toLocaleTimeString('en', {hour12: false});
}
