import type {Page} from '@playwright/test';

import {seriousViolations} from '../support/audit';
import {expect, test} from '../support/test';
import {choose, openEmpty, openPane, paste} from './playground';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test('a video is embedded by its address, and asked for after a click only', async ({
  page,
}) => {
  const asked = await answerOthers(page);
  const playground = await openEmpty(page);
  const {text} = playground;
  await choose(playground, 'Insert', 'Embed…');
  const dialog = page.getByRole('dialog', {name: 'Embed'});
  await dialog.getByLabel('Address').fill('https://example.com/video');
  await dialog.getByRole('button', {name: 'Embed'}).click();
  await expect(dialog.getByText('You can’t embed this URL.')).toBeVisible();
  await dialog.getByLabel('Address').fill('https://youtu.be/dQw4w9WgXcQ');
  await dialog.getByRole('button', {name: 'Embed'}).click();
  const card = text.getByRole('group', {name: 'YouTube video'});
  await expect(card.getByRole('link', {name: 'Open it on YouTube'})).toHaveAttribute(
    'href',
    VIDEO,
  );
  expect(await seriousViolations(page)).toEqual([]);
  await page.reload();
  await expect(card).toBeVisible();
  expect(asked).toEqual([]);
  await card.getByRole('button', {name: 'Load the video'}).click();
  const frame = text.frameLocator('iframe[title="YouTube video"]');
  await expect(frame.getByText('Here it is')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ']);
});

test('frames of pasted HTML and links become embeds, and come out as links', async ({
  page,
}) => {
  await answerOthers(page);
  const playground = await openEmpty(page);
  const {text} = playground;
  await paste(text, {
    'text/html': `<p>Before</p><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>
      <iframe src="https://elsewhere.test/frame"></iframe><p>After</p>`,
  });
  await expect(text.getByRole('group', {name: 'YouTube video'})).toHaveCount(1);
  await expect(text.locator('iframe')).toHaveCount(0);
  await openPane(playground, 'HTML');
  await expect(playground.pane.locator('pre')).toContainText(`href="${VIDEO}"`);
  await openPane(playground, 'Markdown');
  await expect(playground.pane.locator('pre')).toContainText(VIDEO);

  await openPane(playground, 'Plugins');
  await page.getByRole('switch', {name: 'Embedding'}).check();
  await text.getByText('After').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(text, {
    'text/plain': 'https://x.com/lexicaljs/status/1234567890123456789',
  });
  await page.getByRole('option', {name: 'Embed it'}).click();
  await expect(text.getByRole('group', {name: 'X post'})).toBeVisible();
});

/** Answers in the place of other sites, and takes down what they are asked. */
async function answerOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?!localhost)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/html', body: '<p>Here it is</p>'});
  });
  return asked;
}
