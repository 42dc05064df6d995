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

function chosen(): string {
  return (
    document.querySelector('[role=option][aria-selected=true]')?.textContent ?? 'none'
  );
}

async function press(app: App, key: string): Promise<void> {
  await app.press(key);
  await app.wait(30);
}

export default [
  {
    title: 'The arrows choose an option, and wrap around',
    async test(app: App) {
      await app.write('');
      await type(app, '/');
      app.expect(
        chosen() === 'Heading',
        `After "/", the chosen option is ${chosen()}.`,
      );
      await press(app, 'ArrowDown');
      app.expect(
        chosen() === 'Quote',
        `After the down arrow, the chosen option is ${chosen()}.`,
      );
      await press(app, 'ArrowUp');
      await press(app, 'ArrowUp');
      app.expect(
        chosen() === 'Callout',
        `After going up from the first option, the chosen one is ${chosen()}.`,
      );
      await press(app, 'ArrowDown');
      app.expect(
        chosen() === 'Heading',
        `After going down from the last option, the chosen one is ${chosen()}.`,
      );
    },
  },
  {
    title: 'Enter inserts the chosen option',
    async test(app: App) {
      await app.write('');
      await type(app, '/');
      await press(app, 'ArrowDown');
      await press(app, 'Enter');
      await type(app, 'x');
      app.expect(
        shown(app) === 'quote "x"',
        `"/", the down arrow, Enter and "x" result in: ${shown(app)}. The menu must handle Enter before the editor.`,
      );
      app.expect(options() === '', 'The menu is still open after Enter.');
    },
  },
  {
    title: 'Escape closes the menu, and the text stays',
    async test(app: App) {
      await app.write('');
      await type(app, '/he');
      await press(app, 'Escape');
      app.expect(
        options() === '',
        `After Escape, the menu still offers: ${options()}.`,
      );
      app.expect(
        shown(app) === 'paragraph "/he"',
        `After Escape, the document is: ${shown(app)}.`,
      );
    },
  },
  {
    title: 'Without a menu, Enter and the arrows belong to the editor',
    async test(app: App) {
      await app.write('one');
      await press(app, 'Enter');
      await type(app, 'two');
      app.expect(
        shown(app) === 'paragraph "one", paragraph "two"',
        `Without a menu, Enter and "two" result in: ${shown(app)}. Return false while the menu offers nothing.`,
      );
      const event = new KeyboardEvent('keydown', {
        key: 'ArrowDown',
        code: 'ArrowDown',
        bubbles: true,
        cancelable: true,
      });
      app.root.dispatchEvent(event);
      app.expect(
        !event.defaultPrevented,
        'Without a menu, the down arrow no longer moves the caret.',
      );
    },
  },
  {
    title: 'Enter after a query without a match starts a new block',
    async test(app: App) {
      await app.write('');
      await type(app, '/xyz');
      await press(app, 'Enter');
      await type(app, 'two');
      app.expect(
        shown(app) === 'paragraph "/xyz", paragraph "two"',
        `"/xyz", Enter and "two" result in: ${shown(app)}. Return false while the menu offers nothing.`,
      );
    },
  },
  {
    title: 'The menu comes before the callout',
    async test(app: App) {
      await app.write('');
      await app.click('Callout');
      await type(app, '/he');
      await app.press('Enter', {primary: true});
      await app.wait(30);
      app.expect(
        shown(app) === 'heading h2 ""',
        `In a callout, "/he" and Ctrl+Enter result in: ${shown(app)}. Give the menu a higher priority than the callout.`,
      );
    },
  },
] satisfies Requirement[];
