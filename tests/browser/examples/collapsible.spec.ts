import {moveHeard} from '../support/caret';
import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'collapsible';

test('a question is added, answered, closed and taken apart', async ({page}) => {
  const surface = await openExample(page, NAME);
  const answers = surface.getByRole('textbox', {name: 'Answers'});
  await expect(answers.getByRole('button', {name: 'Hide the answer'})).toHaveCount(2);
  await caretAtEnd(answers);
  await surface.getByRole('button', {name: 'Add a question'}).click();
  await page.keyboard.type('Who asks?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('You ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('do');
  await expect(answers.locator('strong')).toHaveText('do');
  await answers.getByRole('button', {name: 'Hide the answer'}).last().click();
  await expect(answers.getByText('You')).toBeHidden();
  await answers.getByRole('button', {name: 'Show the answer'}).focus();
  await page.keyboard.press('Enter');
  await expect(answers.getByText('You')).toBeVisible();
  await answers.getByText('Who asks?').click();
  await moveHeard(answers);
  await page.keyboard.press('Home');
  await moveHeard(answers);
  await page.keyboard.press('Backspace');
  await expect(
    answers.locator(':scope > p').filter({hasText: 'Who asks?'}),
  ).toBeVisible();
  await expectFitForAll(surface);
  await answers.focus();
  await undoAll(answers);
  await expect(answers).not.toContainText('Who asks?');
});

test('details of another page become a question', async ({page}) => {
  const surface = await openExample(page, NAME);
  const answers = surface.getByRole('textbox', {name: 'Answers'});
  await caretAtEnd(answers);
  await paste(answers, {
    texts: {'text/html': '<details><summary>Pasted</summary><p>closed</p></details>'},
  });
  await expect(answers.getByText('Pasted')).toBeVisible();
  await expect(answers.getByText('closed')).toBeHidden();
});
