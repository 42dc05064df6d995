import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {readCourse} from '../../../packages/course/src/index';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const parts = readCourse(join(import.meta.dirname, '../../../docs/learn'));
const STEP_MS = 40_000;
/** A check starts the program several times, beside two other browsers. */
const CHECK = {timeout: 30_000};

// In both forms, a unit test gives each check its start, its solution, and other attempts.
for (const {title, steps} of parts) {
  test(`"${title}" leads from step to step: each refuses its start, takes its solution, and runs without React`, async ({
    page,
  }) => {
    test.setTimeout(steps.length * STEP_MS);
    await openHydrated(page, `/docs/learn/${steps[0]?.id}`);
    for (const [index, step] of steps.entries()) {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(step.title);
      await page.getByRole('button', {name: 'Start this step'}).click();
      await page.getByRole('button', {name: 'No framework'}).click();
      await expectRunning(page);
      await page.getByRole('button', {name: 'React'}).click();
      await expectRefusedUntilSolved(page);
      const next = steps[index + 1];
      if (next) await page.getByRole('link', {name: `Next: ${next.title}`}).click();
    }
  });
}

async function expectRunning(page: Page): Promise<void> {
  await expect(page.locator('[data-course]')).toHaveAttribute('data-course', 'running');
}

async function expectRefusedUntilSolved(page: Page): Promise<void> {
  await expectRunning(page);
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  const result = page.getByRole('status', {name: 'Result of the check'});
  await expect(result).toContainText(/missing|threw an error/, CHECK);
  await page.getByRole('button', {name: 'Use the solution'}).click();
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(result).toContainText('This step is done.', CHECK);
  await expect(page.getByText(/^Step \d+ of \d+, done$/)).toBeVisible();
}
