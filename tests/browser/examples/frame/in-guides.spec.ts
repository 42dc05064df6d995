import {blockScripts} from '../../support/block-scripts';
import {openHydrated} from '../../support/hydration';
import {expect, test} from '../../support/test';
import {liveExample, runAmongText} from './live-example';

const TOOLBAR = 'Rich text with a toolbar';

test('an example among text stands there at once, and its script comes with the reader', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(await response.text());
    }
  });
  await openHydrated(page, '/docs/intro');
  const example = liveExample(page, TOOLBAR);
  const {frame, textbox} = example;
  await expect(frame).toContainText('The toolbar follows you');
  await expect(frame).toHaveAttribute('data-live-example', 'waiting');
  await page.waitForLoadState('networkidle');
  expect(scripts.some((text) => text.includes('__lexicalEditor'))).toBe(false);

  await runAmongText(page, example);
  await textbox.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Typed.');
  await expect(textbox).toContainText('Typed.');
});

test('an example runs for a reader who comes from another page, and goes back', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  await page.getByRole('link', {name: 'Quick start'}).first().click();
  const vanilla = liveExample(page, 'Without a framework');
  await expect(vanilla.source).toBeAttached();
  await runAmongText(page, vanilla);

  await page.goBack();
  const toolbar = liveExample(page, TOOLBAR);
  await runAmongText(page, toolbar);
  await expect(toolbar.textbox).toContainText('The toolbar follows you');
});

test('what one types in one of the two shared editors of the guide appears in the other', async ({
  page,
}) => {
  await openHydrated(page, '/docs/collaboration/react');
  const example = liveExample(page, 'Collaboration on one page');
  const {frame} = example;
  await runAmongText(page, example);
  const [ada, grace] = ['Ada', 'Grace'].map((name) =>
    frame.getByRole('textbox', {name: `Shared note, as ${name}`}),
  );
  await ada?.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' From Ada.');
  await expect(grace ?? frame).toContainText('From Ada.');
});

test.describe('when the script of an example cannot be loaded', () => {
  test.use({expectedMessages: [/Failed to load resource/]});

  test('the page says so, and "Try again" loads it', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    const unblock = await blockScripts(page, 'live-example-inspector');
    const {frame, textbox} = liveExample(page, TOOLBAR);
    await frame.scrollIntoViewIfNeeded();
    await page.mouse.move(10, 10);
    const notice = page.getByRole('alert').filter({hasText: 'could not be loaded'});
    await expect(notice).toBeVisible();

    await unblock();
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect(frame).toHaveAttribute('data-live-example', 'running');
    await expect(textbox).toContainText('The toolbar follows you');
  });
});
