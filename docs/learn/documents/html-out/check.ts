import type {App, Requirement} from '@lexical-documentation/course/check';

const PARAGRAPH = {
  type: 'paragraph',
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
};
const text = (content: string) => ({
  type: 'text',
  version: 1,
  text: content,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
});

async function copied(app: App, count: number): Promise<HTMLElement> {
  await app.load({
    root: {
      type: 'root',
      version: 1,
      direction: null,
      format: '',
      indent: 0,
      children: [
        {
          ...PARAGRAPH,
          children: [text('one'), {type: 'likes', version: 1, count}, text('two')],
        },
      ],
    },
  });
  app.root.focus();
  await app.select('onetwo');
  const {['text/html']: html} = await app.copy();
  app.expect(
    html,
    'Copying a sentence with a like button puts no HTML on the clipboard.',
  );
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

export default [
  {
    title: 'Copied HTML has the heart and the count',
    async test(app: App) {
      const html = await copied(app, 3);
      app.expect(
        html.textContent !== 'onetwo',
        'The HTML has nothing for the like button. exportDOM must return an object with an element: {element}.',
      );
      app.expect(
        html.textContent === 'one♥ 3two',
        `Between "one" and "two", the HTML of a button with three likes says: "${html.textContent.replace(/^one|two$/g, '')}".`,
      );
    },
  },
  {
    title: 'It is a data element with the count as its value',
    async test(app: App) {
      const html = await copied(app, 12);
      const element = html.querySelector('data');
      app.expect(
        element,
        `The HTML of a like button has no element <data>, but: ${html.innerHTML.slice(0, 200)}`,
      );
      app.expect(
        element.value === '12' && element.classList.contains('likes'),
        `The element of a button with twelve likes is ${element.outerHTML}.`,
      );
    },
  },
  {
    title: 'It does not contain a dead button',
    async test(app: App) {
      const html = await copied(app, 3);
      app.expect(
        !html.querySelector('button'),
        'The HTML contains a button, which does nothing in another program.',
      );
    },
  },
  {
    title: 'In the editor, the button works as before',
    async test(app: App) {
      await copied(app, 3);
      await app.wait(30);
      const button = app.root.querySelector('button');
      app.expect(button, 'The document no longer shows a button.');
      await app.click(button);
      await app.wait(30);
      app.expect(
        app.root.querySelector('button')?.textContent.trim() === '♥ 4',
        'Pressing the button in the editor no longer adds one.',
      );
    },
  },
] satisfies Requirement[];
