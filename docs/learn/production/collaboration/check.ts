import {
  $getRoot,
  getEditorPropertyFromDOMNode,
  isLexicalEditor,
  type LexicalEditor,
} from 'lexical';
import type {App, Requirement} from '@lexical-documentation/course/check';

function editorOf(app: App, name: string): LexicalEditor {
  const root = app.find(
    `[aria-label=${name}]`,
    `The editor of ${name} is gone from the page.`,
  );
  const editor: unknown = getEditorPropertyFromDOMNode(root);
  app.expect(isLexicalEditor(editor), `The editor of ${name} is not there yet.`);
  return editor;
}

const textOf = (app: App, name: string): string =>
  app.find(`[aria-label=${name}]`, `The editor of ${name} is gone from the page.`)
    .textContent;

/** Inserts text at the start or the end of the first paragraph, as somebody typing there would. */
async function write(
  app: App,
  name: string,
  text: string,
  at: 'start' | 'end',
): Promise<void> {
  const editor = editorOf(app, name);
  editor.update(
    () => {
      const selection =
        at === 'start' ? $getRoot().selectStart() : $getRoot().selectEnd();
      selection.insertText(text);
    },
    {discrete: true},
  );
  await app.wait(40);
}

export default [
  {
    title: "Grace sees Ada's first content",
    async test(app: App) {
      await app.wait(60);
      app.expect(
        textOf(app, 'Grace') === 'Hello',
        `Ada wrote "Hello" before the editors were connected, and Grace sees "${textOf(app, 'Grace')}". Exchange what the documents already have.`,
      );
    },
  },
  {
    title: 'Grace sees what Ada types',
    async test(app: App) {
      await app.wait(60);
      await write(app, 'Ada', ' all', 'end');
      app.expect(
        textOf(app, 'Grace') === 'Hello all',
        `Ada wrote "Hello all", and Grace sees "${textOf(app, 'Grace')}". Pass each update on.`,
      );
    },
  },
  {
    title: 'Ada sees what Grace types',
    async test(app: App) {
      await app.wait(60);
      await write(app, 'Grace', '!', 'end');
      app.expect(
        textOf(app, 'Ada') === textOf(app, 'Grace') && textOf(app, 'Ada').includes('!'),
        `Grace wrote "${textOf(app, 'Grace')}", and Ada sees "${textOf(app, 'Ada')}". Updates go in both directions.`,
      );
    },
  },
  {
    title: 'Offline, neither sees what the other types',
    async test(app: App) {
      await app.wait(60);
      await app.click('Go offline');
      await write(app, 'Ada', ' Ada', 'end');
      app.expect(
        textOf(app, 'Ada') === 'Hello Ada' && textOf(app, 'Grace') === 'Hello',
        `Offline, Ada wrote "${textOf(app, 'Ada')}", and Grace sees "${textOf(app, 'Grace')}". The function that connect returns ends both directions.`,
      );
      await write(app, 'Grace', 'Grace: ', 'start');
      app.expect(
        textOf(app, 'Ada') === 'Hello Ada',
        `Offline, Grace wrote "${textOf(app, 'Grace')}", and Ada sees "${textOf(app, 'Ada')}". End the direction from second to first, too.`,
      );
    },
  },
  {
    title: 'Back online, both have all changes',
    async test(app: App) {
      await app.wait(60);
      await app.click('Go offline');
      await write(app, 'Ada', ' Ada', 'end');
      await write(app, 'Grace', 'Grace: ', 'start');
      await app.click('Go online');
      await app.wait(60);
      app.expect(
        textOf(app, 'Ada') === 'Grace: Hello Ada' &&
          textOf(app, 'Grace') === 'Grace: Hello Ada',
        `Both wrote while they were offline. Online again, Ada sees "${textOf(app, 'Ada')}", and Grace "${textOf(app, 'Grace')}".`,
      );
    },
  },
] satisfies Requirement[];
