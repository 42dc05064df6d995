import type {App, Requirement} from '@lexical-documentation/course/check';

const STORED = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [
          {
            type: 'text',
            version: 1,
            text: 'Good? ',
            format: 0,
            style: '',
            mode: 'normal',
            detail: 0,
          },
          {type: 'likes', version: 1, count: 3},
        ],
      },
    ],
  },
};

async function loadLikes(app: App): Promise<void> {
  app.expect(
    app.editor._nodes.has('likes'),
    'The editor does not know nodes of the type "likes". Let it depend on LikesExtension.',
  );
  await app.load(STORED);
  await app.wait(30);
}

function labels(app: App): string {
  return [...app.root.querySelectorAll('button')]
    .map((button) => button.textContent.trim())
    .join(', ');
}

function storedCount(app: App): number | undefined {
  const found = /"type":"likes"[^}]*?"count":(\d+)|"count":(\d+)/.exec(
    JSON.stringify(app.json()),
  );
  return found ? Number(found[1] ?? found[2]) : undefined;
}

async function pressLike(app: App): Promise<void> {
  const button = app.root.querySelector('button');
  app.expect(button, 'There is no button in the document.');
  await app.click(button);
  await app.wait(30);
}

export default [
  {
    title: 'The document shows a button with the stored count',
    async test(app: App) {
      await loadLikes(app);
      app.expect(
        labels(app) === '♥ 3',
        `A stored count of 3 should be a button "♥ 3" in the document. The buttons in it are: ${labels(app) || 'none'}.`,
      );
    },
  },
  {
    title: 'Pressing it adds one, on the page and in the document',
    async test(app: App) {
      await loadLikes(app);
      await pressLike(app);
      app.expect(
        storedCount(app) === 4,
        `After a press, the JSON has the count ${storedCount(app) ?? 0} instead of 4. Change the node, not the element.`,
      );
      app.expect(
        labels(app) === '♥ 4',
        `After a press, the button says "${labels(app)}". The element must follow the node.`,
      );
    },
  },
  {
    title: 'Each additional press adds one more',
    async test(app: App) {
      await loadLikes(app);
      await pressLike(app);
      await pressLike(app);
      app.expect(
        labels(app) === '♥ 5' && storedCount(app) === 5,
        `After two presses, the button says "${labels(app)}", and the document has ${storedCount(app) ?? 0}.`,
      );
    },
  },
] satisfies Requirement[];
