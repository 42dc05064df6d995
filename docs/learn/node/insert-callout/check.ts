import type {App, Requirement} from '@lexical-documentation/course/check';

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

export default [
  {
    title: '"Callout" turns the block with the caret into a callout',
    async test(app: App) {
      app.button('Callout');
      await app.write('one', 'two');
      await app.click('Callout');
      app.expect(
        shown(app) === 'paragraph "one", callout "two"',
        `With the caret in the second of two paragraphs, "Callout" results in: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'The text keeps its formatting, and the caret its position',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      await app.click('Callout');
      app.expect(
        app.root.querySelector('aside strong')?.textContent === 'two',
        'Bold text in the paragraph is not bold in the callout. Move the nodes instead of copying their text.',
      );
      await app.type('2');
      app.expect(
        app.text() === 'one 2',
        `The word "two" was selected, and typing 2 should replace it. The text is now "${app.text()}".`,
      );
    },
  },
  {
    title: 'A heading can become a callout, too',
    async test(app: App) {
      await app.write('one');
      await app.click('Heading');
      await app.click('Callout');
      app.expect(shown(app) === 'callout "one"', `A heading becomes: ${shown(app)}.`);
    },
  },
  {
    title: 'All selected blocks become callouts',
    async test(app: App) {
      await app.write('one', 'two');
      await app.select('onetwo');
      await app.click('Callout');
      app.expect(
        shown(app) === 'callout "one", callout "two"',
        `With two paragraphs selected, "Callout" results in: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'Undo turns it back',
    async test(app: App) {
      await app.write('one');
      await app.wait(1100);
      await app.click('Callout');
      await app.click('Undo');
      app.expect(shown(app) === 'paragraph "one"', `Undo leaves: ${shown(app)}.`);
    },
  },
] satisfies Requirement[];
