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

export default [
  {
    title: 'A heading and bold text are written as Markdown',
    async test(app: App) {
      await app.write('one', 'two three');
      await app.select('three');
      await app.click('Bold');
      await app.select('one');
      await app.click('Heading');
      const markdown = await written(app);
      app.expect(
        markdown.trim() === '## one\n\ntwo **three**',
        `The Markdown for a heading "one" and a paragraph "two three" with a bold word is: ${JSON.stringify(markdown)}`,
      );
    },
  },
  {
    title: 'Markdown replaces the document',
    async test(app: App) {
      await app.write('old');
      await read(app, '# one\n\n> two\n\nthree **four**');
      app.expect(
        shown(app) === 'heading h1 "one", quote "two", paragraph "three four"',
        `The Markdown of a heading, a quote and a paragraph becomes: ${shown(app) || 'nothing'}.`,
      );
      app.expect(
        app.root.querySelector('p strong')?.textContent === 'four',
        'The text between two asterisks is not bold.',
      );
    },
  },
  {
    title: 'The written Markdown can be read again',
    async test(app: App) {
      await app.write('one', 'two');
      await app.select('two');
      await app.click('Heading');
      const markdown = await written(app);
      await app.write('other');
      await read(app, markdown);
      app.expect(
        shown(app) === 'paragraph "one", heading h2 "two"',
        `A paragraph and a heading come back as: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'Undo brings the replaced document back',
    async test(app: App) {
      await app.write('old');
      await app.wait(1100);
      await read(app, '# new');
      await app.click('Undo');
      app.expect(
        app.text() === 'old',
        `After reading Markdown and undo, the document is "${app.text()}".`,
      );
    },
  },
] satisfies Requirement[];
