import type {App, Requirement} from '@lexical-documentation/course/check';

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

async function writeCallout(app: App): Promise<void> {
  await app.write('note');
  await app.click('Callout');
  app.expect(
    app.blocks()[0]?.type === 'callout',
    'The button "Callout" no longer creates a callout.',
  );
}

export default [
  {
    title: 'Enter at the end of a callout continues with a paragraph',
    async test(app: App) {
      await writeCallout(app);
      await app.selectEnd();
      await app.press('Enter');
      await app.type('more');
      app.expect(
        shown(app) === 'callout "note", paragraph "more"',
        `After Enter and "more", the document is: ${shown(app)}. Which method creates the block for Enter?`,
      );
    },
  },
  {
    title: 'Enter in the middle moves the rest into the paragraph',
    async test(app: App) {
      await writeCallout(app);
      await app.select('te');
      await app.press('Enter');
      await app.type('x');
      app.expect(
        shown(app) === 'callout "no", paragraph "x"',
        `After Enter in place of "te", and "x", the document is: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'Backspace at the start turns the callout into a paragraph',
    async test(app: App) {
      await writeCallout(app);
      await app.selectStart();
      await app.press('Backspace');
      app.expect(
        shown(app) === 'paragraph "note"',
        `After Backspace at the start of the callout, the document is: ${shown(app)}. A method of the node decides what happens there.`,
      );
    },
  },
] satisfies Requirement[];
