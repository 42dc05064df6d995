import type {App, Requirement} from '@lexical-documentation/course/check';

function boldText({root}: App): string {
  return [...root.querySelectorAll('strong, b')].map((bold) => bold.textContent).join();
}

export default [
  {
    title: 'The button "Bold" makes the selected text bold',
    async test(app: App) {
      app.button('Bold');
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      app.expect(
        boldText(app) === 'two',
        `After selecting "two" and pressing "Bold", ${boldText(app) ? `"${boldText(app)}"` : 'nothing'} is bold.`,
      );
    },
  },
  {
    title: 'Pressing it again removes the bold',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      await app.click('Bold');
      app.expect(
        boldText(app) === '',
        'The text is still bold after a second press. The button should toggle.',
      );
    },
  },
  {
    title: 'The button "Undo" takes back what was typed',
    async test(app: App) {
      app.button('Undo');
      const before = app.text();
      await app.type(' More');
      await app.click('Undo');
      app.expect(
        app.text() === before,
        'The typed text is still there after pressing "Undo".',
      );
    },
  },
] satisfies Requirement[];
