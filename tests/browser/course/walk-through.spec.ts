import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {FORMS, readCourse, stepsOf} from '../../../packages/course/src/index';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const steps = stepsOf(readCourse(join(import.meta.dirname, '../../../docs/learn')));
/** A check starts the program several times, beside two other browsers. */
const CHECK = {timeout: 30_000};
const NAMES = {react: 'React', plain: 'No framework'} as const;

for (const form of FORMS) {
  for (const {id} of steps) {
    test(`the step ${id} refuses its start and takes its solution (${form})`, async ({
      page,
    }) => {
      await startStep(page, id);
      await page.getByRole('button', {name: NAMES[form]}).click();
      await expect(workbench(page)).toHaveAttribute('data-course', 'running');
      await page.getByRole('button', {name: 'Check', exact: true}).click();
      const result = page.getByRole('status', {name: 'Result of the check'});
      await expect(result).toContainText(/missing|threw an error/, CHECK);
      await page.getByRole('button', {name: 'Use the solution'}).click();
      await page.getByRole('button', {name: 'Check', exact: true}).click();
      await expect(result).toContainText('This step is done.', CHECK);
      await expect(page.getByText(/^Step \d+ of \d+, done$/)).toBeVisible();
    });
  }
}

async function startStep(page: Page, id: string): Promise<void> {
  await openHydrated(page, `/docs/learn/${id}`);
  await page.getByRole('button', {name: 'Start this step'}).click();
}

function workbench(page: Page) {
  return page.locator('[data-course]');
}
