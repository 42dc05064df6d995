import Loading from '@theme/Loading';
import {type ReactNode, useEffect, useState} from 'react';

const DELAY_MS = 200;

interface Props {
  readonly load: () => Promise<void>;
  readonly onLoad: () => void;
}

/** Replaces a page whose code hasn't loaded: waits for it, and reports if it can't be loaded. */
export default function WaitingPage({load, onLoad}: Props): ReactNode {
  const [attempt, setAttempt] = useState(1);
  const [error, setError] = useState<unknown>();
  const [pastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPastDelay(true), DELAY_MS);
    load().then(onLoad, setError);
    return () => clearTimeout(timer);
    // Each attempt loads once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  return (
    <Loading
      error={error}
      isLoading={error === undefined}
      pastDelay={pastDelay}
      timedOut={false}
      retry={() => {
        setError(undefined);
        setAttempt(attempt + 1);
      }}
    />
  );
}
