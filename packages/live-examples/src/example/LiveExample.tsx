import clsx from 'clsx';
import {
  type CSSProperties,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react';

import {CrashBoundary} from '../CrashBoundary';
import {InlineStyles} from '../InlineStyles';
import {type StartTime, useNearViewport} from '../use-near-viewport';
import {Actions} from './Actions';
import {CrashNotice} from './CrashNotice';
import {Inspector} from './Inspector';
import {RunningExample} from './RunningExample';
import {Sources} from './Sources';
import type {ExampleData} from './types';
import {useEditing} from './use-editing';
import {useEditors} from './use-editors';
import {type ExampleRun, useExampleRun} from './use-example-run';

export interface LiveExampleProps {
  readonly example: ExampleData;
  /** What is shown beside the editor: the source, and the editor's content. Default: both. */
  readonly beside?: readonly ('source' | 'views')[];
  /** The file that is open at first. Default: the entry. */
  readonly file?: string;
  /** Height of the editor in CSS pixels. Default: the example's own. */
  readonly height?: number;
  /**
   * When the example's code is loaded: when it's `near` the viewport, or when the reader has also
   * `touched` the page. Default `near`.
   */
  readonly start?: StartTime;
  /** Renders only the example, without the bar that shows whether it's running, and without a frame. */
  readonly isBare?: boolean;
}

const BOTH = ['source', 'views'] as const;

/**
 * A running example beside its source, with the content of its editor. Until the reader comes near,
 * it shows the example's output as static text of the same size.
 */
export function LiveExample(props: LiveExampleProps): ReactNode {
  const {example, beside = BOTH, file, height = example.height} = props;
  const {start = 'near', isBare = false} = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const surfaceRef = useRef<HTMLDivElement>(null);
  const run = useExampleRun(example, useNearViewport(frameRef, start));
  const {state, fail} = run;
  const runtime = state.status === 'running' ? state.runtime : undefined;
  const editors = useEditors(surfaceRef, runtime, fail);
  useFocusOnDemand(run, surfaceRef);
  const sources = beside.includes('source') ? example.sources : undefined;
  const edit = useEditing(example, fail);
  return (
    <div
      ref={frameRef}
      role="group"
      aria-label={`Live example: ${example.title}`}
      className={clsx(
        'live-example',
        beside.map((part) => `live-example-with-${part}`),
        isBare && 'live-example-bare',
      )}
      data-live-example={state.status}
      style={{'--example-height': `${height}px`} as CSSProperties}
    >
      <InlineStyles css={example.texts[0]} place={`${example.place}-0`} />
      {edit.sources ? (
        <edit.EditAndRun
          sources={edit.sources}
          takesFocus={edit.isAsked}
          onClose={edit.close}
        />
      ) : (
        <div className="live-example-panes">
          <div className={clsx('live-example-pane', 'live-example-stage')}>
            {!isBare && <StageBar run={run} />}
            <Surface example={example} run={run} ref={surfaceRef} />
          </div>
          {beside.includes('views') && (
            // A crashed example is mounted again when it's restarted.
            <CrashBoundary key={String(state.status === 'failed')} onCrash={fail}>
              <Inspector example={example} runtime={runtime} editors={editors} />
            </CrashBoundary>
          )}
          {sources && (
            <Sources
              example={example}
              sources={sources}
              file={file}
              actions={<Actions example={example} onEdit={edit.open} />}
            />
          )}
        </div>
      )}
    </div>
  );
}

function StageBar({run: {state, start}}: {readonly run: ExampleRun}): ReactNode {
  const {status} = state;
  return (
    <div className="live-example-bar">
      <span className="live-example-status">{STATUS[status]}</span>
      <span className="live-example-without-script">It needs JavaScript.</span>
      {status === 'running' ? (
        <button type="button" className="live-example-button" onClick={start}>
          Reset
        </button>
      ) : (
        status === 'waiting' && (
          <button
            type="button"
            className={clsx('live-example-button', 'live-example-needs-script')}
            onClick={start}
          >
            Start now
          </button>
        )
      )}
    </div>
  );
}

const STATUS: Readonly<Record<ExampleRun['state']['status'], string>> = {
  waiting: 'Ready to start.',
  loading: 'Starting…',
  running: 'Running. Type in it.',
  failed: 'Stopped.',
};

interface SurfaceProps {
  readonly example: ExampleData;
  readonly run: ExampleRun;
  readonly ref: Ref<HTMLDivElement>;
}

function Surface({example, run: {state, start, fail}, ref}: SurfaceProps): ReactNode {
  const [, snapshot] = example.texts;
  return (
    <div ref={ref} className="live-example-surface">
      {state.status === 'running' ? (
        <RunningExample key={state.run} module={state.module} onCrash={fail} />
      ) : state.status === 'failed' ? (
        <CrashNotice error={state.error} onRetry={start} />
      ) : (
        <div
          inert
          aria-hidden="true"
          data-place={`${example.place}-1`}
          className="live-example-still"
          dangerouslySetInnerHTML={{__html: snapshot}}
        />
      )}
    </div>
  );
}

/** A reader who started the example wants to type in it. */
function useFocusOnDemand(
  {state}: ExampleRun,
  surfaceRef: RefObject<HTMLElement | null>,
): void {
  const run = state.status === 'running' && state.asked ? state.run : 0;
  useEffect(() => {
    if (run === 0) return;
    surfaceRef.current
      ?.querySelector<HTMLElement>('[contenteditable="true"]')
      ?.focus({preventScroll: true});
  }, [run, surfaceRef]);
}
