import type {SiteServer} from './types';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Waits for Ctrl+C or a request to terminate, then closes the server. It finishes running requests;
 * a second signal cuts them off.
 *
 * @param onClosing - called at the first signal, to print a message
 * @returns once the server is closed
 */
export function closeOnSignals(
  server: SiteServer,
  onClosing: (signal: NodeJS.Signals) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let closing: Promise<void> | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      if (closing) {
        void server.close(0);
        return;
      }
      closing = server.close();
      onClosing(signal);
      closing
        .finally(() => {
          SIGNALS.forEach((name) => process.off(name, onSignal));
        })
        .then(resolve, reject);
    };
    SIGNALS.forEach((name) => process.on(name, onSignal));
  });
}
