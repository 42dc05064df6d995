import type {App, Requirement} from '@lexical-documentation/course/check';

function options(): string {
  return [...document.querySelectorAll('[role=listbox] [role=option]')]
    .map(({textContent}) => textContent)
    .join(', ');
}

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

async function type(app: App, text: string): Promise<void> {
  await app.type(text);
  await app.wait(30);
}

export default [
  {
    title: 'A slash in an empty block opens the menu with all blocks',
    async test(app: App) {
      await app.write('');
      await type(app, '/');
      app.expect(
        options() === 'Heading, Quote, Callout',
        `After "/", the menu offers: ${options() || 'nothing'}.`,
      );
    },
  },
  {
    title: 'Letters after it narrow the menu down',
    async test(app: App) {
      await app.write('');
      await type(app, '/ca');
      app.expect(
        options() === 'Callout',
        `After "/ca", the menu offers: ${options() || 'nothing'}.`,
      );
      await type(app, 'x');
      app.expect(options() === '', `After "/cax", the menu offers: ${options()}.`);
    },
  },
  {
    title: 'A space closes it, and so does a caret elsewhere',
    async test(app: App) {
      await app.write('');
      await type(app, '/he');
      app.expect(
        options() === 'Heading',
        `After "/he", the menu offers: ${options() || 'nothing'}.`,
      );
      await type(app, ' ');
      app.expect(
        options() === '',
        `After a space, the menu still offers: ${options()}.`,
      );
      await app.write('/he', 'other');
      await app.wait(30);
      app.expect(
        options() === '',
        'The menu is open while the caret is in another block.',
      );
    },
  },
  {
    title: 'A slash inside text does not open the menu',
    async test(app: App) {
      await app.write('and');
      await type(app, '/');
      app.expect(
        options() === '',
        `After "and/", the menu offers: ${options()}. The slash must be the first character.`,
      );
      await app.write('one ');
      await app.click('Bold');
      await type(app, '/');
      app.expect(
        options() === '',
        'A bold slash after other text opens the menu. The text node must be the first in its block.',
      );
    },
  },
  {
    title: 'Text after the caret does not count',
    async test(app: App) {
      await app.write('he');
      await app.selectStart();
      await type(app, '/');
      app.expect(
        options() === 'Heading, Quote, Callout',
        `With the caret after the slash of "/he", the menu offers: ${options() || 'nothing'}. The query ends at the caret.`,
      );
    },
  },
  {
    title: 'Selecting text closes it',
    async test(app: App) {
      await app.write('');
      await type(app, '/he');
      await app.select('/he');
      await app.wait(30);
      app.expect(
        options() === '',
        'The menu is open while text is selected. It belongs to a caret.',
      );
    },
  },
  {
    title: 'Choosing an option removes what was typed',
    async test(app: App) {
      await app.write('');
      await type(app, '/ca');
      const option = document.querySelector('[role=option]');
      app.expect(option, 'After "/ca", there is no option to choose.');
      await app.click(option);
      await type(app, 'x');
      app.expect(
        shown(app) === 'callout "x"',
        `Choosing "Callout" and typing x result in: ${shown(app)}.`,
      );
    },
  },
] satisfies Requirement[];
