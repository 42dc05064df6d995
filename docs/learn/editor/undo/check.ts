import type {App, Requirement} from '@lexical-documentation/course/check';

export default [
  {
    title: 'Ctrl+Z (⌘Z) takes back what was typed',
    async test(app: App) {
      const before = app.text();
      await app.type(' More');
      const typed = app.text();
      await app.press('z', {primary: true});
      app.expect(
        app.text() !== typed,
        'The typed text is still there after the shortcut for undo. The editor keeps no history yet.',
      );
      app.expect(
        app.text() === before,
        'Undo takes back only the end of text that was typed without a pause. The delay of the history is too short.',
      );
    },
  },
  {
    title: 'Undo never empties the document that you started with',
    async test(app: App) {
      const before = app.text();
      await app.type('x');
      for (let press = 0; press < 4; press += 1) {
        await app.press('z', {primary: true});
      }
      app.expect(
        app.text() === before,
        'Undo also removed the first content. It belongs to the initial state, not to the history.',
      );
    },
  },
  {
    title: 'Letters typed with half a second between them disappear together',
    async test(app: App) {
      const before = app.text();
      await app.type('a');
      await app.wait(550);
      await app.type('b');
      await app.press('z', {primary: true});
      app.expect(
        app.text() === before,
        'After a pause of half a second, undo takes back only the last letter. Set the delay of the history to 1000.',
      );
    },
  },
  {
    title: 'A pause of more than a second starts a new undo step',
    async test(app: App) {
      const before = app.text();
      await app.type('a');
      await app.wait(1100);
      await app.type('b');
      await app.press('z', {primary: true});
      app.expect(
        app.text() === `${before}a`,
        'After a pause of more than a second, undo should take back only the last letter. The delay is too long.',
      );
    },
  },
] satisfies Requirement[];
