import {stayInFrame} from './stay-in-frame';

/** Reports what programs log, what they throw without catching it, and where they wanted to go. */
export function reportProgram(
  fail: (error: unknown) => void,
  log: (text: string) => void,
): void {
  window.addEventListener('error', (event) => {
    event.preventDefault();
    fail(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(event.reason);
  });
  reportLogs(log);
  stayInFrame(log);
}

/** Shows what programs log on the page, where they are written. */
function reportLogs(report: (text: string) => void): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    console[level] = (...values: readonly unknown[]) => {
      report(values.map(describe).join(' '));
    };
  }
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return value.message;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
