import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {FORMS, readCourse, type Step} from '../../../packages/course/src/index';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const parts = readCourse(join(import.meta.dirname, '../../../docs/learn'));
const NAMES = {react: 'React', plain: 'No framework'} as const;
/** A step starts a frame and checks two programs. */
const STEP_MS = 30_000;

for (const form of FORMS) {
  for (const {title, steps} of parts) {
    test(`the part "${title}" is walked through from link to link (${form})`, async ({
      page,
    }) => {
      test.setTimeout(STEP_MS * (steps.length + 1));
      await openHydrated(page, `/docs/learn/${steps[0]?.id ?? ''}`);
      await page.evaluate((chosen) => {
        localStorage.setItem('docusaurus.tab.course-form', chosen);
      }, form);
      for (const [index, step] of steps.entries()) {
        await solve(page, step, NAMES[form]);
        const next = steps[index + 1];
        if (!next) break;
        await page.getByRole('link', {name: `Next: ${next.title}`}).click();
        await expect(page).toHaveURL(new RegExp(`/docs/learn/${next.id}$`));
      }
    });
  }
}

/** The start is refused, and the solution is taken. */
async function solve(page: Page, {title}: Step, form: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await page.getByRole('button', {name: 'Start this step'}).click();
  await expect(page.locator('[data-course]')).toHaveAttribute('data-course', 'running');
  await expect(page.getByRole('button', {name: form, exact: true})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', {name: 'Reset'}).click();
  const result = page.getByRole('status', {name: 'Result of the check'});
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(result).toContainText(/missing|threw an error/, {timeout: STEP_MS});
  await page.getByRole('button', {name: 'Use the solution'}).click();
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(result).toContainText('This step is done.', {timeout: STEP_MS});
  await expect(page.getByText(/^Step \d+ of \d+, done$/)).toBeVisible();
}
