import type {Locator, Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {runSample} from './run-sample';

const NODES = '/docs/concepts/nodes';

test('the nodes of the page about nodes run on it: a block, a text, a component', async ({
  page,
}) => {
  await openHydrated(page, NODES);

  const callout = await runSample(
    below(page, 'Handle Enter and Backspace in a block'),
    'CalloutEditor.tsx',
  );
  const calloutText = callout.getByRole('textbox', {name: 'Text with a callout'});
  await calloutText.locator('aside').click();
  await page.keyboard.press('End');
  await expect.poll(() => caretOf(calloutText)).toEqual(['Mind the gap', 12]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('After it');
  await expect(calloutText.locator('aside')).toHaveText('Mind the gap');
  await expect(calloutText.locator('aside + p')).toHaveText('After it');
  await calloutText.locator('aside').click();
  await page.keyboard.press('Home');
  await expect.poll(() => caretOf(calloutText)).toEqual(['Mind the gap', 0]);
  await page.keyboard.press('Backspace');
  await expect(calloutText.locator('aside')).toHaveCount(0);

  const mention = await runSample(below(page, 'Extend TextNode'), 'MentionEditor.tsx');
  const mentionText = mention.getByRole('textbox', {name: 'Text with a mention'});
  await expect(mentionText).toHaveText('Ask @ada');
  await mentionText.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(mentionText).toHaveText('Ask');

  const poll = await runSample(below(page, 'Show a component'), 'PollEditor.tsx');
  await poll.getByRole('button', {name: 'Votes: 0'}).press('Enter');
  await expect(poll.getByRole('button', {name: 'Votes: 1'})).toBeVisible();
});

/** What has a sample to run below a heading. */
function below(page: Page, heading: string): Locator {
  return page
    .locator(`h2:has-text("${heading}") ~ div`)
    .filter({has: page.getByRole('button', {name: 'Edit and run'})})
    .first();
}

/** The text that the caret is in, and how many characters are before it. */
function caretOf(textBox: Locator): Promise<unknown> {
  return textBox.evaluate(() => {
    const selection = getSelection();
    return [selection?.focusNode?.textContent, selection?.focusOffset];
  });
}
