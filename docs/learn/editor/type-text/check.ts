import type {App, Requirement} from '@lexical-documentation/course/check';

export default [
  {
    title: 'Text that you type becomes part of the document',
    async test(app: App) {
      await app.type('Hi');
      app.expect(
        app.text() === 'Hi',
        'The document stays empty when a user types. Which extension handles typing?',
      );
    },
  },
  {
    title: 'Enter starts a new paragraph',
    async test(app: App) {
      await app.type('one');
      await app.press('Enter');
      await app.type('two');
      app.expect(
        app.blocks().length === 2,
        `After "one", Enter and "two", the document has ${app.blocks().length} blocks instead of 2. An editor for plain text adds a line break; rich text has paragraphs.`,
      );
    },
  },
  {
    title: 'Ctrl+B (⌘B on a Mac) makes the selected text bold',
    async test(app: App) {
      await app.type('bold');
      await app.select('bold');
      await app.press('b', {primary: true});
      app.expect(
        app.root.querySelector('strong, b')?.textContent === 'bold',
        'The selected word is not bold after the shortcut.',
      );
    },
  },
] satisfies Requirement[];
