import type {App, Requirement} from '@lexical-documentation/course/check';

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

function field(app: App): HTMLTextAreaElement {
  return app.find(
    'textarea',
    'The field for Markdown is gone from the page.',
  ) as HTMLTextAreaElement;
}

async function written(app: App): Promise<string> {
  await app.click('Write Markdown');
  await app.wait(20);
  return field(app).value;
}

async function read(app: App, markdown: string): Promise<void> {
  field(app).value = markdown;
  await app.click('Read Markdown');
  await app.wait(20);
}

const tones = (app: App): string =>
  [...app.root.querySelectorAll<HTMLElement>('aside')]
    .map(({dataset}) => dataset['tone'] ?? '')
    .join(', ');

export default [
  {
    title: 'A callout is written with three exclamation marks',
    async test(app: App) {
      await app.write('one', 'two');
      await app.click('Callout');
      const markdown = await written(app);
      app.expect(
        markdown.trim() === 'one\n\n!!! two',
        `The Markdown of a paragraph "one" and a callout "two" is: ${JSON.stringify(markdown)}`,
      );
    },
  },
  {
    title: 'A warning says so',
    async test(app: App) {
      await app.write('one');
      await app.click('Callout');
      await app.click('Warning');
      const markdown = await written(app);
      app.expect(
        markdown.trim() === '!!!warning one',
        `The Markdown of a warning "one" is: ${JSON.stringify(markdown)}`,
      );
    },
  },
  {
    title: 'Both are read as callouts',
    async test(app: App) {
      await read(app, '!!! one\n\n!!!warning two\n\nthree');
      app.expect(
        shown(app) === 'callout "one", callout "two", paragraph "three"',
        `"!!! one", "!!!warning two" and "three" are read as: ${shown(app)}.`,
      );
      app.expect(tones(app) === 'note, warning', `Their tones are: ${tones(app)}.`);
    },
  },
  {
    title: 'Formatting inside survives in both directions',
    async test(app: App) {
      await app.write('one two');
      await app.select('two');
      await app.click('Bold');
      await app.click('Callout');
      const markdown = await written(app);
      app.expect(
        markdown.trim() === '!!! one **two**',
        `A callout with a bold word is written as: ${JSON.stringify(markdown)}`,
      );
      await read(app, markdown);
      app.expect(
        app.root.querySelector('aside strong')?.textContent === 'two',
        'Bold text in a callout is not bold after reading the Markdown.',
      );
    },
  },
  {
    title: 'Exclamation marks elsewhere stay as they are',
    async test(app: App) {
      await read(app, 'No!!! Stop\n\n!!!important one');
      app.expect(
        shown(app) === 'paragraph "No!!! Stop", paragraph "!!!important one"',
        `"No!!! Stop" and "!!!important one" are read as: ${shown(app)}.`,
      );
    },
  },
] satisfies Requirement[];
