import {readErrorCodes} from '@lexical-documentation/error-codes';

import {expect, test} from '../support/test';

const {codes, version} = readErrorCodes(process.cwd());

test('an address from a production error shows the sentence with its values', async ({
  page,
}) => {
  await page.goto('/docs/error?code=17&v=heading');
  const answer = page.getByRole('status');
  await expect(answer).toContainText('Error 17');
  await expect(answer).toContainText('parseEditorState: type "heading" + not found');
  await answer.getByRole('link').click();
  await expect(page).toHaveURL(/code=17&v=heading#code-17$/);
  await expect(
    page.getByRole('heading', {name: 'parseEditorState: type "%s" + not found'}),
  ).toBeInViewport();
});

test('a value is shown as text, whatever it holds', async ({page}) => {
  await page.goto(`/docs/error?code=17&v=${encodeURIComponent('<img src=x>')}`);
  await expect(page.getByRole('status')).toContainText(
    'type "<img src=x>" + not found',
  );
});

test('a number of no error says so', async ({page}) => {
  await page.goto('/docs/error?code=9999');
  await expect(page.getByRole('status')).toContainText(
    `Lexical ${version} has no error with the number 9999.`,
  );
});

test('a pasted stack leads to its error, and the address can be shared', async ({
  page,
}) => {
  await page.goto('/docs/error');
  const box = page.getByLabel('Paste a message, or search by number or words');
  await box.fill(
    'Uncaught Error: Minified Lexical error #226; visit https://lexical.dev/docs/error?code=226&v=0&v=2&v=0 for the full message or use the non-minified dev environment for full errors and additional helpful warnings.\n    at t (main.js:1:2)',
  );
  await expect(page.getByRole('status')).toContainText(
    'start + deleteCount > oldSize (0 + 2 > 0)',
  );
  await expect(page).toHaveURL(/\?code=226&v=0&v=2&v=0$/);
  await box.fill('');
  await expect(page).toHaveURL(/\/docs\/error$/);
});

test('words find messages, and a link leads to each', async ({page}) => {
  await page.goto('/docs/error');
  const box = page.getByLabel('Paste a message, or search by number or words');
  await box.fill('tab support');
  const answer = page.getByRole('status');
  await expect(answer).toContainText('3 messages contain these words.');
  await answer.getByRole('link', {name: '127', exact: true}).click();
  await expect(page.locator('#code-127')).toBeInViewport();
  await box.fill('unicorn');
  await expect(answer).toContainText('No message contains these words.');
});

test('without a script, the page lists every number, and an anchor leads to each', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/docs/error#code-127');
  await expect(page.locator('tr[data-code]')).toHaveCount(codes.length);
  await expect(page.locator('#code-127')).toBeInViewport();
  await expect(page.getByRole('textbox')).toBeHidden();
  const anchors = await page
    .locator('[id^="code-"]')
    .evaluateAll((elements) => elements.map(({id}) => id));
  expect(anchors.sort()).toEqual(codes.map(({code}) => `code-${code}`).sort());
  await page.close();
});

test('an answer moves nothing on the page', async ({page}) => {
  await page.goto('/docs/error');
  const heading = page.getByRole('heading', {name: 'Read a production error'});
  const before = await heading.boundingBox();
  await page.getByRole('textbox').fill('17');
  await expect(page.getByRole('status')).toContainText('Error 17');
  expect(await heading.boundingBox()).toEqual(before);
});

test('an error names what raises it, and leads there', async ({page}) => {
  await page.goto('/docs/error');
  const row = page.locator('tr[data-code="52"]');
  await expect(row.getByText('Raised by')).toHaveText('Raised by RootNode.remove');
  const explained = page.locator('#code-13 ~ p').filter({hasText: 'Raised by'}).first();
  await expect(explained).toContainText('LexicalNode.getWritable');
  await row.getByRole('link', {name: 'RootNode.remove'}).click();
  await expect(page).toHaveURL(/\/docs\/api\/.*#rootnode-remove$|RootNode#remove$/);
});
