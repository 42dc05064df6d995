import type {App, Requirement} from '@lexical-documentation/course/check';

async function isEnabled(app: App): Promise<boolean> {
  await app.wait(30);
  return !(app.button('Undo') as HTMLButtonElement).disabled;
}

export default [
  {
    title: 'At the start, there is nothing to undo',
    async test(app: App) {
      app.expect(
        !(await isEnabled(app)),
        '"Undo" is enabled before anything was typed.',
      );
    },
  },
  {
    title: '"Undo" is enabled after typing, and disabled after undoing everything',
    async test(app: App) {
      // React starts to watch a little after it has rendered.
      await app.wait(60);
      await app.type('x');
      app.expect(
        await isEnabled(app),
        'Text was typed, but "Undo" is disabled. Call show whenever the value changes.',
      );
      await app.click('Undo');
      app.expect(
        !(await isEnabled(app)),
        'Everything was undone, but "Undo" is still enabled.',
      );
    },
  },
  {
    title: 'A toolbar that appears later shows the current state',
    async test(app: App) {
      await app.type('x');
      await app.wait(30);
      await app.click('Hide toolbar');
      await app.wait(30);
      await app.click('Show toolbar');
      app.expect(
        await isEnabled(app),
        'Text was typed, then the toolbar was hidden and shown again, and "Undo" is disabled. A command reports changes only; the signal has a value at any time.',
      );
    },
  },
] satisfies Requirement[];
