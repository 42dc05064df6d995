import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'embeds';
const ADDRESS = 'https://youtu.be/dQw4w9WgXcQ?t=3';

test('a pasted address becomes a video, which loads nothing before it is asked to', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({contentType: 'text/html', body: '<p>The video</p>'});
  });
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  await caretAtEnd(article);
  await page.keyboard.type('Look: ');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type('here');
  await expect(article.locator('em')).toHaveText('here');
  await paste(article, {texts: {'text/plain': ADDRESS}});
  const video = article.getByRole('group', {name: 'Video dQw4w9WgXcQ'});
  await expect(video).toBeVisible();
  await expectFitForAll(surface);
  expect(asked).toEqual([]);
  await video.getByRole('button', {name: 'Load the video'}).click();
  await expect(
    article.frameLocator('iframe').getByText('The video', {exact: true}),
  ).toBeVisible();
  expect(asked).toEqual(['/embed/dQw4w9WgXcQ']);
  await article.focus();
  await undoAll(article);
  await expect(article).not.toContainText('Look:');
});

test('the field takes addresses of videos and explains others; other pastes are text', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const article = surface.getByRole('textbox', {name: 'Article'});
  const field = surface.getByLabel('Video', {exact: true});
  await field.fill('https://example.com/watch?v=dQw4w9WgXcQ');
  await field.press('Enter');
  await expect(surface.getByRole('status')).toContainText('not the URL of a YouTube');
  await field.fill(ADDRESS);
  await field.press('Enter');
  await expect(article.getByRole('group', {name: 'Video dQw4w9WgXcQ'})).toBeVisible();
  await caretAtEnd(article);
  await paste(article, {texts: {'text/plain': `See ${ADDRESS}`}});
  await expect(article).toContainText(`See ${ADDRESS}`);
});
