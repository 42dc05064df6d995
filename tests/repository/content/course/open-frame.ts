import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {ENTRIES, type Form, type StepFile} from '../../../../packages/course/src/index';
import type {Outcome} from '../../../../packages/course/src/frame/check';
import {compile} from '../../../../packages/live-examples/src/edit/compile';
import {buildSandbox} from '../../../../packages/live-examples/src/plugin/sandbox/build-sandbox';
import {chromium, type Page} from 'playwright-core';

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

/** Checks programs in the document that pages of the course show. */
export interface CourseFrame {
  readonly check: (
    files: readonly StepFile[],
    form: Form,
    check: string,
  ) => Promise<readonly Outcome[]>;
  readonly close: () => Promise<void>;
}

/** Opens the document that runs the course's programs, built from the given modules. */
export async function openCourseFrame(
  modules: readonly string[],
): Promise<CourseFrame> {
  const folder = await buildSandbox(modules, ROOT, [PAGE_OF_COURSE], '');
  const browser = await chromium.launch({
    executablePath: findInstalledBrowser(),
    args: BROWSER_FLAGS,
  });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({body: PAGE, contentType: 'text/html'});
    const contentType = pathname.endsWith('.html') ? 'text/html' : 'text/javascript';
    return route.fulfill({body: await readFile(join(folder, pathname)), contentType});
  });
  await page.goto(ORIGIN);
  return {
    check: (files, form, check) => checkIn(page, files, form, check),
    close: () => browser.close(),
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
