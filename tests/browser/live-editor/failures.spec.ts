import {blockScripts} from '../support/block-scripts';
import {expect, test} from '../support/test';
import {
  firstEditor,
  openPostEditor,
  POST,
  runEditor,
  secondEditor,
} from './post-editor';

// Only Lexical's own code writes this property.
const LEXICAL_CODE = '__lexicalEditor';

test.describe('when the code cannot be loaded', () => {
  test.use({expectedMessages: [/Failed to load resource/]});

  test('the editor says so, and "Try again" loads it', async ({page}) => {
    const unblock = await blockScripts(page, LEXICAL_CODE);
    await page.goto(POST);
    const editor = firstEditor(page);
    await editor.frame.scrollIntoViewIfNeeded();
    const notice = editor.frame.getByRole('alert');
    await expect(notice).toContainText('This editor crashed.');
    await expect(notice).toContainText(/chunk/i);

    await unblock();
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect(editor.frame).toHaveAttribute('data-live-editor', 'running');
    await expect(editor.textbox).toBeFocused();
    await expect(editor.textbox).toContainText('Type here');
  });
});

test('an error in an update ends that editor alone, and "Try again" restarts it', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  const other = secondEditor(page);
  await runEditor(other);
  await editor.textbox.evaluate((element) => {
    const {__lexicalEditor} = element as unknown as {
      __lexicalEditor: {update: (fn: () => void) => void};
    };
    __lexicalEditor.update(() => {
      throw new Error('Broken on purpose');
    });
  });
  const notice = editor.frame.getByRole('alert');
  await expect(notice).toContainText('Broken on purpose');
  await expect(other.textbox).toBeVisible();
  await expect(page.getByRole('heading', {name: 'What gets saved'})).toBeVisible();

  await notice.getByRole('button', {name: 'Try again'}).click();
  await expect(editor.textbox).toContainText('Type here');
  await expect(editor.textbox).toBeFocused();
});

test.describe('when a view crashes while it renders', () => {
  test.use({expectedMessages: [/Broken view/]});

  test('the error is shown in place of its editor, and the page stays', async ({
    page,
  }) => {
    await openPostEditor(page);
    const editor = secondEditor(page);
    await runEditor(editor);
    await editor.textbox.evaluate((element) => {
      const {__lexicalEditor} = element as unknown as {
        __lexicalEditor: {getEditorState: () => object};
      };
      const prototype: unknown = Object.getPrototypeOf(
        __lexicalEditor.getEditorState(),
      );
      Object.assign(prototype as object, {
        toJSON: () => {
          throw new Error('Broken view');
        },
      });
    });
    await editor.textbox.getByText('A list is a node.').click();
    await expect(editor.frame.getByRole('alert')).toContainText('Broken view');
    await expect(firstEditor(page).textbox).toBeVisible();
  });
});
