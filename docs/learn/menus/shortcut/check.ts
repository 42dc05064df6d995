import type {App, Requirement} from '@lexical-documentation/course/check';

function likesIn(app: App): number {
  return JSON.stringify(app.json()).split('"type":"likes"').length - 1;
}

export default [
  {
    title: 'Ctrl+Alt+L (⌘⌥L) inserts a like button',
    async test(app: App) {
      await app.write('one');
      await app.press('l', {primary: true, alt: true});
      app.expect(
        likesIn(app) === 1,
        `After the shortcut, the document has ${likesIn(app)} like buttons. Does your editor depend on ShortcutsExtension?`,
      );
    },
  },
  {
    title: 'Ctrl+L and the letter alone keep their meaning',
    async test(app: App) {
      await app.write('one');
      await app.press('l', {primary: true});
      app.expect(
        likesIn(app) === 0,
        'Ctrl+L without Alt inserts a button. Match the modifiers exactly.',
      );
      await app.type('l');
      app.expect(
        likesIn(app) === 0 && app.text() === 'onel',
        `Typing the letter l makes "${app.text()}" with ${likesIn(app)} buttons.`,
      );
    },
  },
  {
    title: 'Ctrl+Alt+Shift+L is another shortcut',
    async test(app: App) {
      await app.write('one');
      await app.press('l', {primary: true, alt: true, shift: true});
      app.expect(
        likesIn(app) === 0,
        'With Shift held, the shortcut inserts a button, too. Match the modifiers exactly.',
      );
    },
  },
  {
    title: 'The browser does nothing with the key',
    async test(app: App) {
      await app.write('one');
      await app.press('l', {primary: true, alt: true});
      const event = new KeyboardEvent('keydown', {
        key: 'l',
        code: 'KeyL',
        altKey: true,
        bubbles: true,
        cancelable: true,
        ctrlKey: !navigator.platform.startsWith('Mac'),
        metaKey: navigator.platform.startsWith('Mac'),
      });
      app.root.dispatchEvent(event);
      app.expect(
        event.defaultPrevented,
        'The browser still gets the key. Call preventDefault on the event.',
      );
    },
  },
  {
    title: 'It dispatches INSERT_LIKES_COMMAND',
    async test(app: App) {
      await app.write('one');
      const command = [...app.editor._commands.keys()].find(
        ({type}) => type === 'INSERT_LIKES_COMMAND',
      );
      app.expect(
        command,
        'The editor no longer handles a command named INSERT_LIKES_COMMAND.',
      );
      let count = 0;
      const end = app.editor.registerCommand(
        command,
        () => {
          count += 1;
          return false;
        },
        4,
      );
      await app.press('l', {primary: true, alt: true});
      end();
      app.expect(
        count === 1,
        `The shortcut dispatches INSERT_LIKES_COMMAND ${count} times. Dispatch the command once, so that its handlers receive the shortcut.`,
      );
    },
  },
] satisfies Requirement[];
