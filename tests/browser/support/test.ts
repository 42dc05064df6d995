import {expect, test as base} from '@playwright/test';

interface ConsoleGuard {
  /** Messages that the test provokes on purpose; all others fail it. */
  readonly expectedMessages: readonly RegExp[];
  readonly consoleGuard: undefined;
}

/** What Playwright writes where a project lets no page register a worker. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Playwright's `test`, with one rule more: a page that writes a warning or an error to the
 * console, or throws, fails the test.
 */
export const test = base.extend<ConsoleGuard>({
  expectedMessages: [[], {option: true}],
  consoleGuard: [
    async ({page, expectedMessages}, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.text() === BLOCKED_WORKER) return;
        if (message.type() === 'error' || message.type() === 'warning') {
          problems.push(`${message.text()} (${message.location().url}, ${page.url()})`);
        }
      });
      page.on('pageerror', (error) =>
        problems.push(`${String(error)} (${page.url()})`),
      );
      await use(undefined);
      const unexpected = problems.filter(
        (problem) => !expectedMessages.some((expected) => expected.test(problem)),
      );
      expect(unexpected, 'messages in the browser console').toEqual([]);
    },
    {auto: true},
  ],
});

/** For tests that ask the server and open no page. */
export const requestTest = base;

export {expect};
