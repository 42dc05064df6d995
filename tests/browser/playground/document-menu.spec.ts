import {expect, test} from '../support/test';
import {openEmpty, openPlayground, paste, type PlaygroundPage} from './playground';

async function chooseOfDocument({page}: PlaygroundPage, entry: string): Promise<void> {
  await page.getByRole('button', {name: 'Document', exact: true}).click();
  await page.locator('[role=menu] [role^=menuitem]', {hasText: entry}).click();
}

test('a cleared document comes back with undo', async ({page}) => {
  const playground = await openPlayground(page);
  await chooseOfDocument(playground, 'Clear the document');
  await expect(playground.text).toHaveText('');
  await playground.toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(playground.text).toContainText('Try Lexical');
});

test('Ctrl+Alt+C makes a block of code, and Ctrl+Shift+E code within a line', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('one');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Shift+E');
  await expect(text.locator('p code')).toHaveText('one');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+Alt+c');
  await expect(text.locator('p')).toHaveCount(0);
  await expect(text.locator('code')).toHaveText('one');
});

test('in read-only mode nothing changes the document, and links open beside it', async ({
  page,
  context,
}) => {
  const playground = await openEmpty(page);
  const {text, toolbar} = playground;
  await paste(text, {
    'text/html':
      '<p>A <a href="/docs/intro">link</a></p><table><tr><td>Cell</td></tr></table>',
  });
  await text.getByText('Cell').click();
  await expect(page.getByRole('group', {name: 'Table'})).toBeVisible();
  const before = await text.innerHTML();
  await chooseOfDocument(playground, 'Read-only');
  await expect(page.getByRole('group', {name: 'Table'})).toHaveCount(0);
  await expect(page.locator('[inert]').filter({has: toolbar})).toHaveCount(1);
  await text.getByText('Cell').dblclick();
  await page.keyboard.press('Control+Alt+1');
  await page.keyboard.press('Delete');
  const opened = context.waitForEvent('page');
  await text.getByRole('link', {name: 'link'}).click();
  await expect(await opened).toHaveURL(/\/docs\/intro$/);
  await (await opened).close();
  await expect(page).toHaveURL(/\/playground$/);
  expect(await text.textContent()).toBe('A linkCell');
  await chooseOfDocument(playground, 'Read-only');
  await expect(page.locator('[inert]').filter({has: toolbar})).toHaveCount(0);
  // The pointer must not rest on the tree, which outlines what it points at.
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await text.innerHTML()).length).toBe(before.length);
});

test('the document is edited as Markdown, and read again from it', async ({page}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  const toggle = () => chooseOfDocument(playground, 'Edit as Markdown');
  await page.keyboard.type('# Head');
  await page.keyboard.press('Enter');
  await page.keyboard.type('plain');
  await toggle();
  await expect(text.locator('code')).toHaveText('# Headplain');
  await expect(text.getByRole('heading')).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and **bold**');
  await toggle();
  await expect(text.getByRole('heading', {name: 'Head'})).toBeVisible();
  await expect(text.locator('strong')).toHaveText('bold');
  await page.keyboard.press('Control+z');
  await expect(text.locator('code')).toContainText('**bold**');
});
