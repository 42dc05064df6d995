import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {ENTRIES, type Form, type StepFile} from '../../../../packages/course/src/index';
import type {Outcome} from '../../../../packages/course/src/frame/check';
import {compile} from '../../../../packages/code-sandbox/src/page/compile';
import {buildSandbox} from '../../../../packages/code-sandbox/src/build/build-sandbox';
import {type Browser, chromium, type Page} from 'playwright-core';

import {
  BROWSER_FLAGS,
  findInstalledBrowser,
} from '../../../../commands/lib/find-browser.mjs';

const ROOT = join(import.meta.dirname, '../../../..');
const PACKAGES = join(ROOT, 'packages');
const ORIGIN = 'http://course.test';
const PAGE = `<!doctype html><iframe sandbox="allow-scripts" src="/course.html"></iframe>
<script>
let id = 0;
const ready = new Promise((resolve) => {
  window.addEventListener('message', ({data}) => data.type === 'ready' && resolve());
});
window.check = async (program, check) => {
  await ready;
  const own = (id += 1);
  return new Promise((resolve) => {
    const listen = ({data}) => {
      if (data.type !== 'checked' || data.id !== own) return;
      window.removeEventListener('message', listen);
      resolve(data.outcomes);
    };
    window.addEventListener('message', listen);
    document.querySelector('iframe').contentWindow.postMessage(
      {type: 'check', id: own, program, check}, '*');
  });
};
</script>`;

/** Most checks wait for timers, so more of them run at once than a small machine has cores. */
const PAGES = 4;

/** Checks programs in the document that pages of the course show, several at a time. */
export interface CourseFrame {
  readonly check: (
    files: readonly StepFile[],
    form: Form,
    check: string,
  ) => Promise<readonly Outcome[]>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the document that runs the course's programs, built from the given modules.
 *
 * @param first - a program that each page runs at once, so that no check waits for the modules
 */
export async function openCourseFrame(
  modules: readonly string[],
  first: readonly StepFile[],
): Promise<CourseFrame> {
  const folder = await buildSandbox(modules, ROOT, [PAGE_OF_COURSE], '');
  const browser = await chromium.launch({
    executablePath: findInstalledBrowser(),
    args: BROWSER_FLAGS,
  });
  const pages = await Promise.all(
    Array.from({length: PAGES}, () => openPage(browser, folder)),
  );
  await Promise.all(
    pages.map((page) => checkIn(page, first, 'react', 'exports.default = [];')),
  );
  return {check: takeTurns(pages), close: () => browser.close()};
}

async function openPage(browser: Browser, folder: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({body: PAGE, contentType: 'text/html'});
    const contentType = pathname.endsWith('.html') ? 'text/html' : 'text/javascript';
    return route.fulfill({body: await readFile(join(folder, pathname)), contentType});
  });
  await page.goto(ORIGIN);
  return page;
}

/** Gives each check the first page that is free: one page checks one program at a time. */
function takeTurns(pages: readonly Page[]): CourseFrame['check'] {
  const free = [...pages];
  const waiting: ((page: Page) => void)[] = [];
  const take = (): Promise<Page> => {
    const page = free.pop();
    return page
      ? Promise.resolve(page)
      : new Promise((resolve) => waiting.push(resolve));
  };
  return async (files, form, check) => {
    const page = await take();
    try {
      return await checkIn(page, files, form, check);
    } finally {
      const next = waiting.shift();
      if (next) next(page);
      else free.push(page);
    }
  };
}

const PAGE_OF_COURSE = {
  name: 'course',
  entry: join(PACKAGES, 'course/src/frame/start-course.ts'),
  sources: [join(PACKAGES, 'course/src/frame')],
};

async function checkIn(
  page: Page,
  files: readonly StepFile[],
  form: Form,
  check: string,
): Promise<readonly Outcome[]> {
  const {program, problems} = compile(files, ENTRIES[form]);
  if (!program) throw new Error(problems.map(({message}) => message).join('\n'));
  return page.evaluate(
    ([program, check]) =>
      (
        window as unknown as {
          check: (program: unknown, check: string) => Promise<readonly Outcome[]>;
        }
      ).check(program, check),
    [program, check] as const,
  );
}
