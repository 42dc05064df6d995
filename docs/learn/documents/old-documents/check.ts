import type {App, Requirement} from '@lexical-documentation/course/check';

const text = (content: string) => ({
  type: 'text',
  version: 1,
  text: content,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
});

const block = (type: string, content: string, fields = {}) => ({
  type,
  version: 1,
  direction: null,
  format: '',
  indent: 0,
  ...fields,
  children: [text(content)],
});

const TRICKY = 'We wrote "type":"note" and "level":"high"';

async function open(app: App, children: readonly object[]): Promise<void> {
  const root = {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children,
  };
  localStorage.setItem('document', JSON.stringify({root}));
  await app.reload();
}

function shown(app: App): string {
  return app
    .blocks()
    .map(({type, text}) => `${type} "${text}"`)
    .join(', ');
}

const tones = (app: App): string =>
  [...app.root.querySelectorAll<HTMLElement>('aside')]
    .map(({dataset}) => dataset['tone'] ?? '')
    .join(', ');

export default [
  {
    title: 'An old note opens as a callout',
    async test(app: App) {
      await open(app, [
        block('note', 'one', {level: 'low'}),
        block('paragraph', 'two'),
      ]);
      app.expect(
        shown(app) === 'callout "one", paragraph "two"',
        `A stored note and a paragraph open as: ${shown(app) || 'nothing'}. Is migrate called before the editor reads the JSON?`,
      );
    },
  },
  {
    title: 'The level becomes the tone',
    async test(app: App) {
      await open(app, [
        block('note', 'one', {level: 'high'}),
        block('note', 'two', {level: 'low'}),
      ]);
      app.expect(
        tones(app) === 'warning, note',
        `Notes with the levels high and low get the tones: ${tones(app) || 'none'}.`,
      );
      app.expect(
        !JSON.stringify(app.json()).includes('"level"'),
        'The callout still has a level in its JSON.',
      );
    },
  },
  {
    title: 'A note inside another block changes, too',
    async test(app: App) {
      await open(app, [
        {
          type: 'quote',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          children: [block('note', 'deep')],
        },
      ]);
      app.expect(
        app.root.querySelector('blockquote aside')?.textContent === 'deep',
        'A note inside a quote does not open as a callout. Walk the whole tree.',
      );
    },
  },
  {
    title: 'The text of a document never changes',
    async test(app: App) {
      await open(app, [block('paragraph', TRICKY)]);
      app.expect(
        app.text() === TRICKY,
        `A paragraph that says ${TRICKY} opens as: ${app.text()}. Change the parsed objects, not the string.`,
      );
    },
  },
  {
    title: 'Current documents open as before',
    async test(app: App) {
      await open(app, [block('callout', 'one', {tone: 'warning'})]);
      app.expect(
        shown(app) === 'callout "one"' && tones(app) === 'warning',
        `A stored callout with the tone warning opens as ${shown(app)} with the tone ${tones(app)}.`,
      );
      localStorage.clear();
      await app.reload();
      app.expect(
        app.blocks()[0]?.type === 'heading h1',
        'With nothing stored, the editor no longer starts with your heading.',
      );
    },
  },
] satisfies Requirement[];
