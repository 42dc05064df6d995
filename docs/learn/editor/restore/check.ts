import type {App, Requirement} from '@lexical-documentation/course/check';

export default [
  {
    title: 'Without a stored document, the editor starts with the first content',
    test(app: App) {
      app.expect(
        app.blocks()[0]?.type === 'heading h1',
        'With nothing stored, the editor no longer starts with your heading.',
      );
    },
  },
  {
    title: 'The document is still there after a reload',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      await app.wait(1200);
      await app.reload();
      app.expect(
        app.text() === 'one two',
        `After a reload, the document is "${app.text()}" instead of "one two".`,
      );
      app.expect(
        app.root.querySelector('strong')?.textContent === 'two',
        'The text is there after a reload, but its formatting is lost.',
      );
    },
  },
  {
    title: 'Undo does not remove the restored document',
    async test(app: App) {
      await app.write('one');
      await app.wait(1200);
      await app.reload();
      await app.press('z', {primary: true});
      app.expect(
        app.text() === 'one',
        'Ctrl+Z right after a reload empties the document. What you restore is the initial state, not a change.',
      );
    },
  },
] satisfies Requirement[];
