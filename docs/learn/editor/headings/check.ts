import type {App, Requirement} from '@lexical-documentation/course/check';

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

export default [
  {
    title: '"Heading" turns the paragraph with the caret into a heading h2',
    async test(app: App) {
      app.button('Heading');
      await app.write('one', 'two');
      await app.click('Heading');
      app.expect(
        shown(app) === 'paragraph "one", heading h2 "two"',
        `With the caret in the second of two paragraphs, "Heading" results in: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'The text keeps its formatting',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      await app.click('Heading');
      app.expect(
        app.root.querySelector('h2 strong')?.textContent === 'two',
        'Bold text in the paragraph is not bold in the heading. Move the nodes instead of copying their text.',
      );
    },
  },
  {
    title: 'Pressed again, it turns the heading back into a paragraph',
    async test(app: App) {
      await app.write('one');
      await app.click('Heading');
      await app.click('Heading');
      app.expect(
        shown(app) === 'paragraph "one"',
        `After a second press, the document is: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'A heading h1 becomes a heading h2',
    async test(app: App) {
      await app.selectStart();
      await app.click('Heading');
      app.expect(
        app.blocks()[0]?.type === 'heading h2',
        `With the caret in the first heading h1, "Heading" results in a ${app.blocks()[0]?.type ?? 'document without blocks'}. Only an h2 goes back to a paragraph: check getTag(), too.`,
      );
    },
  },
  {
    title: 'All selected blocks change',
    async test(app: App) {
      await app.write('one', 'two');
      await app.select('onetwo');
      await app.click('Heading');
      app.expect(
        shown(app) === 'heading h2 "one", heading h2 "two"',
        `With two paragraphs selected, "Heading" results in: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'The button is pressed while the caret is in such a heading',
    async test(app: App) {
      await app.write('one', 'two');
      await app.click('Heading');
      await app.wait(20);
      const state = () => app.button('Heading').getAttribute('aria-pressed');
      app.expect(
        state() === 'true',
        'The caret is in a heading, but the button "Heading" is not pressed.',
      );
      await app.select('one');
      await app.wait(20);
      app.expect(
        state() === 'false',
        'The caret left the heading, but the button "Heading" is still pressed.',
      );
    },
  },
] satisfies Requirement[];
