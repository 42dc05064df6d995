import type {App, Requirement} from '@lexical-documentation/course/check';

/** What the only paragraph contains, with ♥ for each button. */
function content(app: App): string {
  const [block] = app.json().root.children as {
    children?: {type: string; text?: string}[];
  }[];
  return (block?.children ?? [])
    .map(({type, text}) => (type === 'likes' ? '♥' : (text ?? '')))
    .join('');
}

export default [
  {
    title: '"Likes" inserts a button at the caret',
    async test(app: App) {
      app.button('Likes');
      await app.write('one two');
      await app.select('one');
      await app.press('ArrowRight');
      await app.select(' ');
      await app.click('Likes');
      app.expect(
        content(app) === 'one♥two',
        `With the space of "one two" selected, "Likes" results in: ${content(app)}. It should replace the selection.`,
      );
    },
  },
  {
    title: 'Typing continues after the button',
    async test(app: App) {
      await app.write('one');
      await app.click('Likes');
      await app.type('!');
      app.expect(
        content(app) === 'one♥!',
        `After "Likes" and "!", the paragraph is: ${content(app)}.`,
      );
    },
  },
  {
    title: 'Other code can dispatch INSERT_LIKES_COMMAND',
    async test(app: App) {
      await app.write('one');
      const command = [...app.editor._commands.keys()].find(
        ({type}) => type === 'INSERT_LIKES_COMMAND',
      );
      app.expect(
        command,
        'The editor does not handle a command named INSERT_LIKES_COMMAND. Pass the name to createCommand, and register a handler.',
      );
      const isHandled = app.editor.dispatchCommand(command, undefined);
      await app.wait();
      app.expect(
        content(app) === 'one♥',
        `Dispatching the command results in: ${content(app)}.`,
      );
      app.expect(
        isHandled,
        'The handler does not return true, so Lexical calls other handlers, too.',
      );
    },
  },
  {
    title: 'Another extension can take over the command',
    async test(app: App) {
      await app.write('one');
      const command = [...app.editor._commands.keys()].find(
        ({type}) => type === 'INSERT_LIKES_COMMAND',
      );
      app.expect(
        command,
        'The editor does not handle a command named INSERT_LIKES_COMMAND.',
      );
      const end = app.editor.registerCommand(command, () => true, 1);
      await app.click('Likes');
      end();
      app.expect(
        content(app) === 'one',
        'A handler with a low priority should be able to replace yours. Register with COMMAND_PRIORITY_EDITOR, and let the toolbar dispatch the command.',
      );
    },
  },
] satisfies Requirement[];
