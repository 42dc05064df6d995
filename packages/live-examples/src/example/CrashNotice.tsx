import type {ReactNode} from 'react';

interface CrashNoticeProps {
  error: Error;
  onRetry: () => void;
}

/** Replaces an example that failed to load or crashed. */
export function CrashNotice({error, onRetry}: CrashNoticeProps): ReactNode {
  return (
    <div role="alert" className="live-example-crash">
      <p>This editor crashed.</p>
      <p className="live-example-crash-message">{error.message}</p>
      <button type="button" className="live-example-button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
