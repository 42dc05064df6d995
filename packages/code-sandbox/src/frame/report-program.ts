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

/** Keeps links and new windows from replacing or leaving the frame, and says so. */
function stayInFrame(report: (text: string) => void): void {
  window.addEventListener('click', (event) => {
    const link = event
      .composedPath()
      .find((target) => target instanceof HTMLAnchorElement);
    const href = link?.getAttribute('href');
    if (!link || !href || href.startsWith('#') || link.isContentEditable) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    report(`The link to ${link.href} was clicked. Links are not followed here.`);
  });
  window.open = (address) => {
    report(
      `A window for ${String(address)}, which the code tried to open, cannot open here.`,
    );
    return null;
  };
}
