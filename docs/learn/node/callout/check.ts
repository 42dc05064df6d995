import type {App, Requirement} from '@lexical-documentation/course/check';

/** A stored document with one callout. */
const STORED = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'callout',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          {
            type: 'text',
            version: 1,
            text: 'Mind the gap',
            format: 0,
            style: '',
            mode: 'normal',
            detail: 0,
          },
        ],
      },
    ],
  },
};

async function loadCallout(app: App): Promise<void> {
  app.expect(
    app.editor.hasNodes([]) && app.editor._nodes.has('callout'),
    'The editor does not know nodes of the type "callout". Name the type in $config, list the class in `nodes` of CalloutExtension, and list the extension in your editor.',
  );
  await app.load(STORED);
}

export default [
  {
    title: 'The editor opens documents that contain a callout',
    async test(app: App) {
      await loadCallout(app);
      app.expect(
        app.blocks()[0]?.type === 'callout' && app.text() === 'Mind the gap',
        'A stored callout does not come back as a callout with its text.',
      );
    },
  },
  {
    title: 'The page shows it as an aside with the class "callout"',
    async test(app: App) {
      await loadCallout(app);
      const element = app.root.querySelector('aside.callout');
      app.expect(
        element,
        `The callout is not drawn as <aside class="callout">, but as <${app.root.firstElementChild?.tagName.toLowerCase() ?? 'nothing'} class="${app.root.firstElementChild?.className ?? ''}">. createDOM makes the element.`,
      );
      app.expect(
        element.textContent === 'Mind the gap',
        'The aside does not contain the text of the callout.',
      );
    },
  },
  {
    title: 'Typing changes the text, and the element stays',
    async test(app: App) {
      await loadCallout(app);
      const before = app.root.querySelector('aside');
      await app.selectEnd();
      await app.type('!');
      app.expect(
        app.root.querySelector('aside')?.textContent === 'Mind the gap!',
        'The page does not change when a user types in the callout.',
      );
      app.expect(
        app.root.querySelector('aside') === before,
        'Lexical replaces the element at each change, because updateDOM returns true. Nothing in the element depends on the node yet.',
      );
    },
  },
] satisfies Requirement[];
