import type {App, Requirement} from '@lexical-documentation/course/check';

async function isPressed(app: App): Promise<boolean> {
  await app.wait(20);
  const state = app.button('Bold').getAttribute('aria-pressed');
  app.expect(
    state !== null,
    'The button "Bold" has no pressed state yet. It appears once its action has $isActive.',
  );
  return state === 'true';
}

export default [
  {
    title: 'Nothing is pressed while nothing is selected',
    async test(app: App) {
      app.expect(
        !(await isPressed(app)),
        '"Bold" is pressed when the editor starts, before anything is selected.',
      );
    },
  },
  {
    title: '"Bold" is pressed while bold text is selected',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      app.expect(
        await isPressed(app),
        'The selected text is bold, but the button "Bold" is not pressed.',
      );
    },
  },
  {
    title: '"Bold" is not pressed while other text is selected',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      await app.select('on');
      app.expect(
        !(await isPressed(app)),
        'The button is pressed because of bold text elsewhere in the document. Check the selection, not the document.',
      );
    },
  },
  {
    title:
      'Without selected text, "Bold" is pressed if the text that comes next will be bold',
    async test(app: App) {
      await app.write('one');
      await app.click('Bold');
      app.expect(
        await isPressed(app),
        'A user pressed "Bold" before typing, but the button does not show it. The selection knows the format of the text that comes next.',
      );
    },
  },
] satisfies Requirement[];
