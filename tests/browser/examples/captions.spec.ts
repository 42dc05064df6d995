import {moveHeard} from '../support/caret';
import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'captions';
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('a caption is typed and formatted, and shares the undo of its document', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const story = surface.getByRole('textbox', {name: 'Story'});
  const caption = story.getByRole('textbox', {name: 'Caption of A boat on a lake'});
  await expect(caption).toHaveText('The lake, early in the day');
  await caption.click();
  await caption.press('End');
  await moveHeard(caption);
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' in May');
  await expect(caption.locator('strong')).toHaveText(' in May');
  await expect(caption).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(caption).toHaveText('The lake, early in the day');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(caption).toHaveText('The lake, early in the day in May');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below');
  await expect(story.locator(':scope > p').last()).toHaveText('Below');
  await expectFitForAll(surface);
  await story.focus();
  await undoAll(story, 20);
  await expect(caption).toHaveText('The lake, early in the day');
});

test('a pasted figure keeps its caption, and an empty one says what it is for', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const story = surface.getByRole('textbox', {name: 'Story'});
  await caretAtEnd(story);
  await paste(story, {
    texts: {
      'text/html': `<figure><img alt="Dot" src="${DOT}"><figcaption>One dot</figcaption></figure><figure><img alt="Other" src="${DOT}"></figure>`,
    },
  });
  await expect(story.getByRole('textbox', {name: 'Caption of Dot'})).toHaveText(
    'One dot',
  );
  await expect(story.getByText('Add a caption')).toBeVisible();
});
