import Loading from '@theme/Loading';
import {type ReactNode, useEffect, useState} from 'react';

const DELAY_MS = 200;

interface Props {
  readonly load: () => Promise<void>;
  readonly onLoad: () => void;
}

/** Stands in for a page whose code is not there: waits for it, and tells when it cannot be had. */
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
