import {moveHeard} from '../support/caret';
import {expect, test} from '../support/test';
import {openEmpty, openPane} from './playground';
import {insertTable} from './table-actions';

test('time travel shows each update with its command and its nodes, and restores one', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text, pane} = playground;
  await page.keyboard.type('word');
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toBeVisible();
  await page.keyboard.press('Control+b');
  await openPane(playground, 'Time travel');
  const changes = pane.getByRole('region', {name: 'What changed'});
  await expect(changes).toContainText('FORMAT_TEXT_COMMAND');
  await expect(changes.locator('[data-change=changed]').last()).toContainText(
    /format: 0 1/,
  );

  await pane.getByRole('button', {name: 'One step back'}).click();
  const past = page.getByRole('textbox', {name: /^Document after update/});
  await expect(past).toHaveText('word');
  await expect(past.locator('strong')).toHaveCount(0);
  await expect(changes.locator('[data-change=changed]')).toContainText('"wor" "word"');
  await pane.getByRole('slider', {name: 'Step'}).press('Home');
  await pane.getByRole('button', {name: 'One step forward'}).click();

  // The present goes on untouched below.
  await expect(text.locator('strong')).toHaveText('word');
  await pane.getByRole('button', {name: 'Back to the present'}).click();
  await expect(past).toBeHidden();

  await pane.getByRole('button', {name: 'One step back'}).click();
  await pane.getByRole('button', {name: 'Restore this state'}).click();
  await expect(text.locator('strong')).toHaveCount(0);
  await expect(text).toHaveText('word');
  await playground.toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(text.locator('strong')).toHaveText('word');
});

test('nothing that floats above the text floats above an earlier state', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {pane, text} = playground;
  const floating = page.getByRole('toolbar', {name: 'Selection'});
  await page.keyboard.type('some words');
  await page.keyboard.press('Control+a');
  await expect(floating).toBeVisible();
  await openPane(playground, 'Time travel');
  await pane.getByRole('button', {name: 'One step back'}).click();
  await expect(page.getByRole('textbox', {name: /^Document after update/})).toHaveText(
    'some word',
  );
  await expect(floating).toHaveCount(0);
  await pane.getByRole('button', {name: 'Back to the present'}).click();
  await text.focus();
  await page.keyboard.press('Control+a');
  await expect(floating).toBeVisible();
});

test('the tools of a table rest while an earlier state is shown', async ({page}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 2, 2);
  const tools = page.getByRole('group', {name: 'Table', exact: true});
  await playground.text.locator('td').first().click();
  await expect(tools).toBeVisible();
  await openPane(playground, 'Time travel');
  await playground.pane.getByRole('button', {name: 'One step back'}).click();
  await expect(tools).toHaveCount(0);
});

test('moves of the selection are listed when they are asked for', async ({page}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('ab');
  await expect(playground.text).toHaveText('ab');
  await moveHeard(playground.text);
  await page.keyboard.press('ArrowLeft');
  await moveHeard(playground.text);
  await openPane(playground, 'Time travel');
  const steps = playground.pane.getByRole('list', {name: 'Updates, latest first'});
  const count = await steps.getByRole('listitem').count();
  await playground.pane.getByLabel('Selection moves too').check();
  await expect.poll(() => steps.getByRole('listitem').count()).toBeGreaterThan(count);
  await steps
    .getByRole('button', {name: /SELECTION_CHANGE|ARROW_LEFT|selection/})
    .first()
    .click();
  await expect(playground.pane.getByText('The selection moved.')).toBeVisible();
});

test('any two updates can be compared, the present among them', async ({page}) => {
  const playground = await openEmpty(page);
  const {pane, text} = playground;
  await page.keyboard.type('first');
  await openPane(playground, 'Time travel');
  await expect(pane.getByText(/the present/)).toBeVisible();
  await pane.getByRole('button', {name: 'Compare from here'}).click();
  const changes = pane.getByRole('region', {name: 'What changed'});
  await expect(changes).toContainText('No node has changed.');

  await text.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('second');
  await expect(changes.locator('[data-change=added]').first()).toContainText(
    'paragraph',
  );
  await expect(changes).toContainText(/From update \d+ to update \d+/);
  await expect(changes.locator('[data-change=added]').last()).toContainText('second');
  await pane.getByRole('button', {name: 'One step back'}).click();
  await expect(changes.locator('[data-change=added]').last()).toContainText(/secon/);

  await pane.getByRole('button', {name: 'Stop comparing'}).click();
  await expect(changes.locator('[data-change=added]')).toHaveCount(0);
});
