import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const FIRST = '/docs/learn/editor/type-text';

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label') ??
        document.activeElement?.textContent,
    );
    if (focused?.startsWith(name)) return;
  }
  throw new Error(`Tab does not lead to "${name}".`);
}

test('a step is done by keyboard alone, and screen readers are told how it went', async ({
  page,
}) => {
  await openHydrated(page, FIRST);
  await page.getByRole('button', {name: 'Start this step'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-course]')).toHaveAttribute('data-course', 'running');
  await expect(page.getByRole('button', {name: 'React'})).toBeFocused();
  await expect(page.locator('[data-course-step]')).toMatchAriaSnapshot(`
    - group "Form of the code":
      - button "React" [pressed]
      - button "No framework"
    - tablist "Files":
      - tab "editor.ts" [selected]
    - button "Check"
    - button "Reset"
    - button "Use the solution"
    - status "Problems"
    - tablist "About your editor":
      - tab "Check" [selected]
      - tab "Document"
    - tabpanel "Check":
      - status "Result of the check"
  `);
  const result = page.getByRole('status', {name: 'Result of the check'});

  await tabTo(page, 'Source of editor.ts');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('// by keyboard');
  await tabTo(page, 'Check');
  await page.keyboard.press('Enter');
  await expect(result).toContainText('3 things are missing.');
  await expect(result.getByRole('listitem').first()).toContainText('Missing:');

  // The check typed in the editor's frame, and gave the focus back.
  await expect(page.getByRole('button', {name: 'Check', exact: true})).toBeFocused();
  await tabTo(page, 'Use the solution');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', {name: 'Check', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result).toContainText('This step is done.');
  await expect(result.getByRole('listitem').first()).toContainText('Met:');
  await page.getByRole('link', {name: 'Next: Write the first content'}).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'Write the first content',
  );

  // Back and forward keep the steps, and each starts where the reader left it.
  await page.goBack();
  await expect(page.getByText('Step 1 of', {exact: false})).toContainText('done');
  await page.goForward();
  await expect(page.getByText('Step 2 of', {exact: false})).toBeVisible();
});
