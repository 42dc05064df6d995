import type {App, Requirement} from '@lexical-documentation/course/check';

function bar(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[role=toolbar][aria-label=Selection]');
}

async function select(app: App, text: string): Promise<void> {
  app.root.focus();
  await app.select(text);
  await app.wait(30);
}

export default [
  {
    title: 'The bar appears below the selected text',
    async test(app: App) {
      await app.write('one two');
      await select(app, 'two');
      const shown = bar();
      app.expect(
        shown,
        'With "two" selected, there is no toolbar named "Selection" on the page.',
      );
      const word = window.getSelection()?.getRangeAt(0).getBoundingClientRect();
      const box = shown.getBoundingClientRect();
      app.expect(
        word &&
          Math.abs(box.left - word.left) < 24 &&
          box.top >= word.bottom - 8 &&
          box.top < word.bottom + 40,
        `The selected text ends at ${Math.round(word?.bottom ?? 0)} pixels from the top and starts at ${Math.round(word?.left ?? 0)} from the left, and the bar is at ${Math.round(box.top)} and ${Math.round(box.left)}.`,
      );
    },
  },
  {
    title: 'Without selected text, there is no bar',
    async test(app: App) {
      await app.write('one two');
      await select(app, 'two');
      app.expect(
        bar(),
        'With "two" selected, there is no toolbar named "Selection" on the page.',
      );
      await app.selectEnd();
      await app.wait(30);
      app.expect(
        !bar(),
        'The bar stays when only the caret is left. Return null for a collapsed selection.',
      );
    },
  },
  {
    title: 'It shows which formats the text has',
    async test(app: App) {
      await app.write('one two');
      await select(app, 'two');
      app.expect(
        bar(),
        'With "two" selected, there is no toolbar named "Selection" on the page.',
      );
      const pressed = () => app.button('Italic').getAttribute('aria-pressed');
      app.expect(
        pressed() === 'false',
        '"Italic" is pressed for text without formats.',
      );
      await app.click('Italic');
      await app.wait(30);
      app.expect(
        app.root.querySelector('em, i')?.textContent === 'two',
        'Pressing "Italic" in the bar does not make the selected text italic.',
      );
      app.expect(
        pressed() === 'true',
        'The selected text is italic, but "Italic" is not pressed. Check the selection for each format.',
      );
      app.expect(
        app.button('Code').getAttribute('aria-pressed') === 'false',
        '"Code" is pressed for text that is only italic.',
      );
    },
  },
  {
    title: 'The bar moves with the selection',
    async test(app: App) {
      await app.write('one two three');
      await select(app, 'one');
      const first = bar()?.getBoundingClientRect().left;
      await select(app, 'three');
      const second = bar()?.getBoundingClientRect().left;
      app.expect(
        first !== undefined && second !== undefined && second > first,
        'The bar stays at its position when another word is selected.',
      );
    },
  },
] satisfies Requirement[];
