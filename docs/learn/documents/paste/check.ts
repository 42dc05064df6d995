import type {App, Requirement} from '@lexical-documentation/course/check';

const HEADING = {
  'text/html': '<h1>Big <b>news</b></h1><p>more</p>',
  'text/plain': 'Big news\nmore',
};

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} ${JSON.stringify(text)}`)
    .join(', ');
}

async function inCallout(app: App): Promise<void> {
  await app.write('one ', 'two');
  await app.select('one ');
  await app.click('Callout');
  await app.select(' ');
}

export default [
  {
    title: 'Text pasted into a callout stays in it',
    async test(app: App) {
      await inCallout(app);
      await app.paste(HEADING);
      app.expect(
        shown(app) === 'callout "oneBig news\\nmore", paragraph "two"',
        `Pasting a heading and a paragraph in place of the last space of the callout "one " results in: ${shown(app)}.`,
      );
      app.expect(
        app.root.querySelector('aside br'),
        'The second line is in the same text node as the first one, with a newline character between them. Insert a line break node for each new line: insertRawText does.',
      );
    },
  },
  {
    title: 'It loses its formatting',
    async test(app: App) {
      await inCallout(app);
      await app.paste({'text/html': 'very <b>big</b>', 'text/plain': 'very big'});
      app.expect(
        shown(app) === 'callout "onevery big", paragraph "two"' &&
          !app.root.querySelector('aside strong'),
        `Pasting "very big" with a bold word results in: ${app.root.querySelector('aside')?.innerHTML ?? shown(app)}.`,
      );
    },
  },
  {
    title: 'In a paragraph, formatting is pasted as before',
    async test(app: App) {
      await app.write('one ');
      await app.paste({'text/html': 'very <b>big</b>', 'text/plain': 'very big'});
      app.expect(
        app.root.querySelector('p strong')?.textContent === 'big',
        `Pasting "very big" with a bold word into a paragraph results in: ${app.root.innerHTML}. Return false outside of callouts.`,
      );
    },
  },
  {
    title: 'The browser does not paste the text again',
    async test(app: App) {
      await inCallout(app);
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'x');
      const event = new ClipboardEvent('paste', {
        clipboardData,
        bubbles: true,
        cancelable: true,
      });
      app.root.dispatchEvent(event);
      await app.wait();
      app.expect(
        app.blocks()[0]?.text === 'onex',
        `Pasting x results in: ${shown(app)}.`,
      );
      app.expect(
        event.defaultPrevented,
        'The browser still handles the paste. Call preventDefault.',
      );
    },
  },
] satisfies Requirement[];
