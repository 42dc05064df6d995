import type {App, Requirement} from '@lexical-documentation/course/check';

const KEY = 'document';
/** Time for editors that save once their writer pauses. */
const PAUSE_MS = 1200;

/** What is stored, once it contains the text or the time is over. */
async function storedWith(app: App, text: string): Promise<string> {
  for (let waited = 0; waited < PAUSE_MS; waited += 100) {
    if (localStorage.getItem(KEY)?.includes(text)) break;
    await app.wait(100);
  }
  return localStorage.getItem(KEY) ?? '';
}

export default [
  {
    title: 'Typed text is stored under "document"',
    async test(app: App) {
      await app.write('one');
      await app.type('xyz');
      const stored = await storedWith(app, 'onexyz');
      app.expect(
        stored !== '',
        'Nothing is stored under "document" after a change. Does your editor depend on SaveExtension?',
      );
      app.expect(
        stored.includes('onexyz'),
        'The stored value does not contain the typed text. Save after each update, not once.',
      );
    },
  },
  {
    title: 'It is stored with its structure, so that nothing gets lost',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      await app.click('Heading');
      const stored = await storedWith(app, '"heading"');
      let saved = '';
      try {
        await app.load(JSON.parse(stored) as object);
        saved = app.root.querySelector('h2 strong')?.textContent ?? '';
      } catch {
        app.expect(
          false,
          `An editor cannot open the stored value: ${stored.slice(0, 40)}… Store the editor state as JSON.`,
        );
      }
      app.expect(saved === 'two', 'The heading or the bold text is lost in the JSON.');
    },
  },
  {
    title: 'Moving the caret does not store anything',
    async test(app: App) {
      await app.write('one two');
      await storedWith(app, 'one two');
      await app.wait(PAUSE_MS / 4);
      localStorage.removeItem(KEY);
      await app.select('one');
      await app.wait(PAUSE_MS);
      app.expect(
        localStorage.getItem(KEY) === null,
        'Moving the caret stores the whole document again. Return from the listener if no node is dirty.',
      );
    },
  },
] satisfies Requirement[];
