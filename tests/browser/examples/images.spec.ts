import {moveHeard} from '../support/caret';
import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'images';
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

test('an image is reached, described and resized by keyboard, and undo takes it back', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const story = surface.getByRole('textbox', {name: 'Story'});
  const picture = story.locator('.images-picture');
  await story.focus();
  await story.press('ControlOrMeta+Home');
  await story.press('End');
  await moveHeard(story);
  await page.keyboard.type(' Look:');
  await story.press('ControlOrMeta+Shift+ArrowLeft');
  await moveHeard(story);
  await story.press('ControlOrMeta+b');
  await expect(story.locator('strong')).toContainText(':');
  await story.press('End');
  await moveHeard(story);
  await story.press('ArrowRight');
  await expect(picture).toHaveAttribute('data-selected', 'true');
  const width = story.getByRole('slider', {name: 'Width'});
  await expectFitForAll(surface);

  await page.keyboard.press('Tab');
  const description = story.getByRole('textbox', {name: 'Description'});
  await expect(description).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Evening');
  await expect(story.getByRole('img', {name: 'Evening'})).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(story.getByRole('img', {name: 'Evenin'})).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(width).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(width).toHaveValue('70');
  await expect(width).toBeFocused();
  await expect(picture).toHaveAttribute('style', /70%/);

  await story.focus();
  await undoAll(story);
  await expect(story.getByRole('img', {name: 'The sun over two hills'})).toBeVisible();
  await expect(story).not.toContainText('Look:');
});

test('images are taken in by upload, paste and drop; other files are refused', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const story = surface.getByRole('textbox', {name: 'Story'});
  const images = story.getByRole('img');
  const upload = surface.getByLabel('Add image');
  await upload.setInputFiles({
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(DOT, 'base64'),
  });
  await expect(images).toHaveCount(2);

  await caretAtEnd(story);
  await paste(story, {files: [{name: 'dot.png', type: 'image/png', content: DOT}]});
  await expect(images).toHaveCount(3);
  await paste(story, {
    texts: {'text/html': `<img alt="Pasted" src="data:image/png;base64,${DOT}">`},
  });
  await expect(story.getByRole('img', {name: 'Pasted'})).toHaveCount(1);

  await paste(story, {files: [{name: 'notes.txt', type: 'text/plain', content: ''}]});
  await expect(surface.getByRole('status')).toHaveText('notes.txt is not an image.');

  await story
    .locator('p')
    .last()
    .evaluate((target, content) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], 'dot.png', {type: 'image/png'}));
      const {x, y} = target.getBoundingClientRect();
      const init = {dataTransfer, clientX: x + 5, clientY: y + 5, bubbles: true};
      target.dispatchEvent(new DragEvent('drop', {...init, cancelable: true}));
    }, DOT);
  await expect(images).toHaveCount(5);
  await expect(surface.getByRole('status')).toHaveText('');
});
