import type {App, Requirement} from '@lexical-documentation/course/check';

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

const tone = (app: App): string | undefined =>
  app.root.querySelector('aside')?.dataset['tone'];

async function paste(app: App, html: string): Promise<void> {
  await app.write('');
  await app.paste({'text/html': `<p>one</p>${html}<p>two</p>`});
}

export default [
  {
    title: 'A pasted <aside class="callout"> becomes a callout',
    async test(app: App) {
      await paste(app, '<aside class="callout">Stop</aside>');
      app.expect(
        shown(app) === 'paragraph "one", callout "Stop", paragraph "two"',
        `A pasted callout between two paragraphs becomes: ${shown(app)}.`,
      );
      app.expect(
        tone(app) === 'note',
        `Without data-tone, the callout has the tone "${tone(app) ?? ''}".`,
      );
    },
  },
  {
    title: 'It has the tone of the HTML',
    async test(app: App) {
      await paste(app, '<aside class="wide callout" data-tone="warning">Stop</aside>');
      app.expect(
        tone(app) !== undefined,
        `A pasted <aside class="wide callout"> becomes: ${shown(app)}. An element can have other classes, too.`,
      );
      app.expect(
        tone(app) === 'warning',
        `A pasted callout with data-tone="warning" has the tone "${tone(app) ?? ''}".`,
      );
    },
  },
  {
    title: 'An unknown tone becomes "note"',
    async test(app: App) {
      await paste(app, '<aside class="callout" data-tone="purple">Stop</aside>');
      app.expect(
        tone(app) === 'note',
        `A pasted callout with data-tone="purple" has the tone "${tone(app) ?? ''}". Accept only the two tones, because HTML can contain anything.`,
      );
    },
  },
  {
    title: 'Formatting inside is kept',
    async test(app: App) {
      await paste(app, '<aside class="callout">Stop <b>now</b></aside>');
      app.expect(
        app.root.querySelector('aside strong')?.textContent === 'now',
        'Bold text in a pasted callout is not bold. Let Lexical convert the children.',
      );
    },
  },
  {
    title: 'Another <aside> is not a callout',
    async test(app: App) {
      await paste(app, '<aside class="advert">Buy</aside>');
      app.expect(
        !app.root.querySelector('aside') && app.text().includes('Buy'),
        `An <aside> with another class becomes: ${shown(app)}.`,
      );
    },
  },
] satisfies Requirement[];
