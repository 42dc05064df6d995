import type {App, Requirement} from '@lexical-documentation/course/check';

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

export default [
  {
    title: 'Typing "! " in an empty paragraph creates a callout',
    async test(app: App) {
      await app.write('');
      await app.type('! ab');
      app.expect(
        shown(app) === 'callout "ab"',
        `After typing "! ab", the document is: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'The caret keeps its position in existing text',
    async test(app: App) {
      await app.write('one');
      await app.selectStart();
      await app.type('! x');
      app.expect(
        shown(app) === 'callout "xone"',
        `After typing "! x" in front of "one", the document is: ${shown(app)}. The caret must move with the text: split the marker off, and remove only that.`,
      );
    },
  },
  {
    title: 'Pasted text becomes one, too',
    async test(app: App) {
      await app.write('');
      await app.paste({'text/plain': '! one'});
      await app.type('2');
      app.expect(
        shown(app) === 'callout "one2"',
        `After pasting "! one" and typing 2, the document is: ${shown(app)}. A transform looks at nodes, no matter how they got there.`,
      );
    },
  },
  {
    title: 'Elsewhere, "! " stays as it is',
    async test(app: App) {
      await app.write('');
      await app.type('oh! no');
      app.expect(
        shown(app) === 'paragraph "oh! no"',
        `"! " in the middle of a text results in: ${shown(app)}.`,
      );
      await app.write('one ');
      await app.click('Bold');
      await app.type('! two');
      app.expect(
        shown(app) === 'paragraph "one ! two"',
        `A bold "! " after other text results in: ${shown(app)}. The text must be the first in its paragraph.`,
      );
    },
  },
  {
    title: 'A heading stays a heading',
    async test(app: App) {
      await app.write('');
      await app.click('Heading');
      await app.type('! one');
      app.expect(
        shown(app) === 'heading h2 "! one"',
        `"! one" in a heading results in: ${shown(app)}.`,
      );
    },
  },
] satisfies Requirement[];
