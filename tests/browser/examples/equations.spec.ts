import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'equations';

test('an equation is typed, changed, and its mistake is told', async ({page}) => {
  const surface = await openExample(page, NAME);
  const proof = surface.getByRole('textbox', {name: 'Proof'});
  await expect(proof.locator('mfrac')).toBeVisible();
  await caretAtEnd(proof);
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' So ');
  await page.keyboard.type('$x^2$');
  await expect(proof.locator('msup')).toBeVisible();
  await page.keyboard.type(' holds');
  await expect(proof.locator('strong').last()).toHaveText(' holds');
  await proof.locator('.equations-equation').last().click();
  const field = surface.getByLabel('TeX');
  await expect(field).toHaveValue('x^2');
  await field.fill(String.raw`\sqrt{2`);
  await expect(surface.getByRole('status')).toContainText("Expected '}'");
  await expect(proof.locator('code')).toHaveText(String.raw`\sqrt{2`);
  await page.keyboard.type('}');
  await expect(proof.locator('msqrt')).toBeVisible();
  await expect(field).toBeFocused();
  await expectFitForAll(surface);
  await proof.focus();
  await undoAll(proof);
  await expect(proof).not.toContainText('So');
});

test('undo brings back what was typed, and the source goes along with HTML', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const proof = surface.getByRole('textbox', {name: 'Proof'});
  await caretAtEnd(proof);
  await page.keyboard.type('$y$');
  await expect(proof.locator('math')).toHaveCount(3);
  await proof.press('ControlOrMeta+z');
  await expect(proof).toContainText('$y$');
  await expect(proof.locator('math')).toHaveCount(2);
  await paste(proof, {
    texts: {'text/html': '<p>and <span data-equation="">z_1</span></p>'},
  });
  await expect(proof.locator('msub')).toBeVisible();
});
