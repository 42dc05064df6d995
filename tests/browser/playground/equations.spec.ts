import {seriousViolations} from '../support/audit';
import {expect, test} from '../support/test';
import {choose, openEmpty, openPane, paste, readJson} from './playground';

test('an equation is inserted, drawn, changed, and undone', async ({page}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await choose(playground, 'Insert', 'Equation…');
  const dialog = page.getByRole('dialog', {name: 'Insert an equation'});
  await dialog.getByLabel('TeX').fill(String.raw`\frac{a}{b}`);
  await expect(
    dialog.getByRole('group', {name: 'Preview'}).locator('mfrac'),
  ).toBeVisible();
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(text.locator('math mfrac')).toBeVisible();
  await text.locator('math').click();
  await page.keyboard.press('Enter');
  const change = page.getByRole('dialog', {name: 'Change the equation'});
  await change.getByLabel('TeX').fill(String.raw`\sqrt{2}`);
  await change.getByLabel('On a line of its own').check();
  await change.getByRole('button', {name: 'Change'}).click();
  await expect(text.locator('math[display=block] msqrt')).toBeVisible();
  await expect(text.locator('math')).toHaveCount(1);
  expect((await readJson(playground)).root.children[0]?.children?.[0]).toMatchObject({
    type: 'equation',
    equation: String.raw`\sqrt{2}`,
    display: true,
  });
  await text.focus();
  await page.keyboard.press('Control+z');
  await expect(text.locator('math mfrac')).toBeVisible();
});

test('a mistake is told by place, and is not inserted', async ({page}) => {
  const playground = await openEmpty(page);
  await choose(playground, 'Insert', 'Equation…');
  const dialog = page.getByRole('dialog', {name: 'Insert an equation'});
  await dialog.getByLabel('TeX').fill(String.raw`\frac{a`);
  await expect(dialog.getByRole('status')).toContainText('Unexpected end of input');
  await expect(dialog.getByLabel('TeX')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(dialog).toBeVisible();
  await expect(playground.text.locator('code')).toHaveCount(0);
});

test('HTML and Markdown hold the source, and the page stays accessible', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await paste(playground.text, {
    'text/html': '<p>so <span data-lexical-equation="inline">x^2</span> holds</p>',
  });
  await expect(playground.text.locator('math msup')).toBeVisible();
  await openPane(playground, 'HTML');
  await expect(playground.pane.locator('pre')).toContainText(
    '<span data-lexical-equation="inline">x^2</span>',
  );
  await openPane(playground, 'Markdown');
  await expect(playground.pane.locator('pre')).toHaveText(/^so \$x\^2\$ holds\s*$/);
  expect(await seriousViolations(page)).toEqual([]);
});

test('the library is loaded with the first equation, and what it refuses stays readable', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const playground = await openEmpty(page);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await paste(playground.text, {
    'text/html': String.raw`<p><span data-lexical-equation="inline">\def\a{\a\a}\a</span></p>`,
  });
  await expect(playground.text.locator('code')).toHaveText(String.raw`\def\a{\a\a}\a`);
  expect(asked.slice(before).some((url) => url.endsWith('.js'))).toBe(true);
});
