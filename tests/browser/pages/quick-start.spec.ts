import {type Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {Tutorial} from '../support/tutorial';

// Two projects are created, compiled and served here.
test.describe.configure({timeout: 180_000});

const SAVED = 'Buy milk';

// Vite bundles a package when a file first imports it, and then loads the page again. Until it
// does, a page of React has two copies of it. No sample names an icon, and browsers ask for one.
test.use({
  expectedMessages: [
    /favicon\.ico|Invalid hook call|null \(reading 'use\w+'\)|An error occurred in the <\w+> component|Outdated Optimize Dep/,
  ],
});

test('the quick start leads from an empty folder to a note that survives a reload', async ({
  page,
}) => {
  const tutorial = new Tutorial('docs/getting-started/quick-start.mdx');
  try {
    await tutorial.follow('Create a project');
    await page.goto(tutorial.address);
    await expect(page.getByRole('heading', {name: 'Get started'})).toBeVisible();

    await tutorial.follow('Put an editor on the page');
    await showResult(page);
    await expectBorderedEditor(page);
    await typeBoldWord(page);

    await tutorial.follow('Write the first content');
    await showResult(page);
    await expectFirstNote(page);
    await page.getByRole('heading', {name: 'My first note'}).click();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Below');
    await expect(page.locator('#editor p', {hasText: 'Below'})).toBeVisible();

    await tutorial.follow('Add a toolbar');
    await showResult(page);
    await expectFirstNote(page);
    await expectHeadingButton(page);
    await page.getByRole('button', {name: 'Undo'}).click();
    await expect(headingOf(page, 'Write something here.')).toBeVisible();

    await tutorial.follow('Make undo work');
    await showResult(page);
    await expectUndo(page);

    await tutorial.follow('Save the note');
    await showResult(page);
    await expectSaved(page);

    await tutorial.follow('Your turn: count the words');
    tutorial.edit('src/main.ts', (text) =>
      [
        "import {addWordCount} from './word-count';",
        text.trimEnd(),
        'addWordCount(editor);',
        '',
      ].join('\n'),
    );
    await showResult(page);
    await expect(page.getByText('Words: 8')).toBeVisible();
    await page.getByText(SAVED).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' today');
    await expect(page.getByText('Words: 9')).toBeVisible();
    expect(tutorial.compile()).toBe('');
  } finally {
    await tutorial.end();
  }
});

test('the same steps in React lead to the same note', async ({page}) => {
  const tutorial = new Tutorial('docs/getting-started/react.mdx');
  try {
    await tutorial.follow('Create a project');
    await page.goto(tutorial.address);
    await expect(page.getByRole('heading', {name: 'Get started'})).toBeVisible();

    await tutorial.follow('Render an editor');
    await showResult(page);
    await expectBorderedEditor(page);
    await typeBoldWord(page);

    await tutorial.follow('Write the first content');
    await showResult(page);
    await expectFirstNote(page);

    await tutorial.follow('Add a toolbar');
    await tutorial.follow('Make undo work');
    await showResult(page);
    await expectFirstNote(page);
    await expectHeadingButton(page);
    await showResult(page);
    await expectUndo(page);

    await tutorial.follow('Save the note');
    await showResult(page);
    await expectSaved(page);

    await tutorial.follow('Your turn: show whether bold is on');
    tutorial.edit('src/App.tsx', (text) =>
      `import {BoldButton} from './BoldButton';\n${text}`.replace(
        '<Toolbar />',
        '<Toolbar /><BoldButton />',
      ),
    );
    await showResult(page);
    await page.getByText(SAVED).dblclick();
    const bold = page.getByRole('button', {name: 'Bold'}).last();
    await expect(bold).toHaveAttribute('aria-pressed', 'false');
    await bold.click();
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    expect(tutorial.compile()).toBe('');
  } finally {
    await tutorial.end();
  }
});

/** Loads the page until Vite has bundled what the program imports. */
async function showResult(page: Page): Promise<void> {
  await page.reload({waitUntil: 'networkidle'});
  await page.reload({waitUntil: 'networkidle'});
  await expect(noteOf(page)).toHaveAttribute('data-lexical-editor', 'true');
}

const noteOf = (page: Page) => page.getByRole('textbox', {name: 'Note'});
const headingOf = (page: Page, name: string) =>
  noteOf(page).getByRole('heading', {name});

/** An editor that somebody sees without clicking: a border around an area of some height. */
async function expectBorderedEditor(page: Page): Promise<void> {
  await expect(noteOf(page)).toHaveCSS('border-top-width', '1px');
  const box = await noteOf(page).boundingBox();
  expect(box?.height).toBeGreaterThan(100);
}

async function typeBoldWord(page: Page): Promise<void> {
  // Vite may hear of the file that late that it loads the page once more.
  await expect(async () => {
    await noteOf(page).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Hello Lexical');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await page.keyboard.press('Control+b');
    await expect(noteOf(page).locator('strong')).toHaveText('Lexical', {timeout: 1000});
  }).toPass();
}

async function expectFirstNote(page: Page): Promise<void> {
  await expect(headingOf(page, 'My first note')).toBeVisible();
  await expect(noteOf(page).locator('p')).toHaveText('Write something here.');
}

async function expectHeadingButton(page: Page): Promise<void> {
  await noteOf(page).getByText('Write something here.').click();
  const button = page.getByRole('button', {name: 'Heading'});
  await button.click();
  await expect(headingOf(page, 'Write something here.')).toBeVisible();
  await button.click();
  await expect(noteOf(page).locator('p')).toHaveText('Write something here.');
  await button.click();
  await expect(headingOf(page, 'Write something here.')).toBeVisible();
}

async function expectUndo(page: Page): Promise<void> {
  await expectFirstNote(page);
  await noteOf(page).getByText('Write something here.').click();
  await page.getByRole('button', {name: 'Heading'}).click();
  await expect(headingOf(page, 'Write something here.')).toBeVisible();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expectFirstNote(page);
  await page.getByRole('button', {name: 'Redo'}).click();
  await expect(headingOf(page, 'Write something here.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectFirstNote(page);
  await page.keyboard.press('Control+z');
  await expectFirstNote(page);
  await page.keyboard.press('Control+Shift+z');
  await expect(headingOf(page, 'Write something here.')).toBeVisible();
}

async function expectSaved(page: Page): Promise<void> {
  await expectFirstNote(page);
  await noteOf(page).getByText('Write something here.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type(SAVED);
  await page.getByRole('button', {name: 'Heading'}).click();
  await expect(headingOf(page, SAVED)).toBeVisible();
  await page.reload();
  await expect(headingOf(page, SAVED)).toBeVisible();
  await page.getByRole('button', {name: 'Undo'}).click();
  await expect(headingOf(page, SAVED)).toBeVisible();
}
