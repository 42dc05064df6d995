import {LiveExample as LiveExampleOnServer} from '@live-example-on-server';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

import {useNearViewport} from '../use-near-viewport';
import type {LiveExampleProps} from './LiveExample';
import type {DeferredExampleData} from './types';

export interface DeferredExampleProps extends Omit<
  LiveExampleProps,
  'example' | 'start'
> {
  readonly example: DeferredExampleData;
}

/**
 * A `LiveExample` within text, whose script loads once the reader interacts. Until then, the
 * server's HTML is kept. After a client-side navigation there is no such HTML, but the reader has
 * already clicked.
 */
export function DeferredExample({example, ...props}: DeferredExampleProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const {loaded, failed, retry} = useLoaded(ref, example);
  const {now, height} = example;
  if (loaded) return <loaded.LiveExample {...props} example={loaded.example} />;
  if (failed) {
    return (
      <p role="alert">
        The example could not be loaded.{' '}
        <button type="button" onClick={retry}>
          Try again
        </button>
      </p>
    );
  }
  if (LiveExampleOnServer && now) {
    return (
      <div>
        <LiveExampleOnServer {...props} example={now} />
      </div>
    );
  }
  return (
    <div
      ref={ref}
      style={{minHeight: props.height ?? height}}
      // There's no data to compare the server's HTML with.
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
    />
  );
}

const NOTHING = {__html: ''};

interface Loaded {
  readonly LiveExample: ComponentType<LiveExampleProps>;
  readonly example: LiveExampleProps['example'];
}

function useLoaded(ref: RefObject<Element | null>, {load}: DeferredExampleData) {
  const near = useNearViewport(ref, 'touched');
  const [loaded, setLoaded] = useState<Loaded>();
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const isRendered = ref.current?.hasChildNodes() === true;
    if (isRendered && !near) return;
    let current = true;
    Promise.all([
      import(/* webpackChunkName: "live-example" */ './LiveExample'),
      load(),
    ]).then(
      ([{LiveExample}, {default: example}]) => {
        if (current) setLoaded({LiveExample, example});
      },
      () => {
        if (current) setFailed(true);
      },
    );
    return () => {
      current = false;
    };
  }, [ref, near, load, tries]);
  const retry = (): void => {
    setFailed(false);
    setTries(tries + 1);
  };
  return {loaded, failed, retry};
}
