import type {Locator, Page} from '@playwright/test';

import {expect} from '../support/test';

export const POST = '/blog/mdx-blog-post';

/** The parts of one live editor on the interactive post. */
export interface PostEditor {
  readonly frame: Locator;
  readonly textbox: Locator;
  readonly toolbar: Locator;
  readonly tree: Locator;
  readonly selection: Locator;
  /** Returns the lines of the tree view, such as `text #4 “word” bold`. */
  readonly treeLines: () => Promise<string[]>;
}

/** Returns the post's first editor, with tree and selection, wherever the page stands. */
export function firstEditor(page: Page): PostEditor {
  return postEditor(
    page.getByRole('group', {name: 'Live editor: Text to experiment with'}),
  );
}

/** Returns the post's second editor, with JSON and tree as tabs. */
export function secondEditor(page: Page): PostEditor {
  return postEditor(
    page.getByRole('group', {name: 'Live editor: Text to look at as JSON'}),
  );
}

/** Opens the post and waits until its first editor runs. */
export async function openPostEditor(page: Page): Promise<PostEditor> {
  await page.goto(POST);
  const editor = firstEditor(page);
  await runEditor(editor);
  return editor;
}

/** Scrolls to an editor and waits until it runs. */
export async function runEditor({frame}: PostEditor): Promise<void> {
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live-editor', 'running');
}

/** Puts the caret at the end of a line and waits until the editor has taken notice. */
export async function caretAtEndOf(editor: PostEditor, line: string): Promise<void> {
  await editor.textbox.getByText(line).click();
  await editor.textbox.press('End');
  await expect(selectedText(editor)).toContainText(line);
  await expect(editor.selection).toContainText('collapsed');
  await expect(editor.selection).toContainText(`offset ${line.length}`);
}

/** Selects whole words leftwards from the caret. */
export async function selectWordsLeftwards(
  editor: PostEditor,
  words: number,
): Promise<void> {
  for (let word = 0; word < words; word++) {
    await editor.textbox.press('Control+Shift+ArrowLeft');
  }
  await expect(editor.selection).toContainText('backward');
}

/** Returns the line of the tree view whose node the selection is in. */
export function selectedText({tree}: PostEditor): Locator {
  return tree.locator('[data-selected=true][data-node-type=text]');
}

function postEditor(frame: Locator): PostEditor {
  const tree = frame.getByRole('tabpanel');
  return {
    frame,
    textbox: frame.getByRole('textbox'),
    toolbar: frame.getByRole('toolbar'),
    tree,
    selection: frame.getByRole('region', {name: 'Selection'}),
    treeLines: () =>
      tree.locator('[data-node-type]').evaluateAll((entries) =>
        entries.map((entry) =>
          [...entry.querySelectorAll('span:not(:empty), q')]
            .map((part) =>
              part.matches('q') ? `“${part.textContent}”` : part.textContent,
            )
            .filter((word) => word !== 'selected' && word !== 'changed')
            .join(' '),
        ),
      ),
  };
}
