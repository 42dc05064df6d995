import type {App, Requirement} from '@lexical-documentation/course/check';

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

async function writeCallout(app: App, ...others: readonly string[]): Promise<void> {
  await app.write('note', ...others);
  await app.select('note');
  await app.click('Callout');
  await app.select('te');
  await app.press('ArrowLeft');
}

export default [
  {
    title: 'Ctrl+Enter (⌘Enter) in a callout continues below it',
    async test(app: App) {
      await writeCallout(app, 'next');
      await app.press('Enter', {primary: true});
      await app.type('more');
      app.expect(
        shown(app) === 'callout "note", paragraph "more", paragraph "next"',
        `With "te" selected in the callout "note" before a paragraph "next", Ctrl+Enter and "more" result in: ${shown(app)}. Rich text must not handle the key, too.`,
      );
    },
  },
  {
    title: 'Enter alone still splits the text',
    async test(app: App) {
      await writeCallout(app);
      await app.press('Enter');
      await app.type('x');
      app.expect(
        shown(app) === 'callout "no", paragraph "x"',
        `With "te" selected, Enter and "x" result in: ${shown(app)}. Return false for keys that are not yours.`,
      );
    },
  },
  {
    title: 'In a paragraph, Ctrl+Enter works as before',
    async test(app: App) {
      await app.write('one');
      await app.press('Enter', {primary: true});
      await app.type('two');
      app.expect(
        shown(app) === 'paragraph "one", paragraph "two"',
        `In a paragraph "one", Ctrl+Enter and "two" result in: ${shown(app)}. Return false outside of callouts.`,
      );
    },
  },
  {
    title: 'Typing "! " still creates a callout',
    async test(app: App) {
      await app.write('');
      await app.type('! one');
      app.expect(
        shown(app) === 'callout "one"',
        `"! one" results in: ${shown(app)}. Keep the transform beside the handler.`,
      );
    },
  },
] satisfies Requirement[];
