import type {App, Requirement} from '@lexical-documentation/course/check';

const callout = (tone?: string) => ({
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
        ...(tone === undefined ? {} : {tone}),
        children: [
          {
            type: 'text',
            version: 1,
            text: 'Stop',
            format: 0,
            style: '',
            mode: 'normal',
            detail: 0,
          },
        ],
      },
    ],
  },
});

function toneIn(app: App): string | undefined {
  return app.find('aside', 'The callout is not on the page.').dataset['tone'];
}

function storedTone(app: App): unknown {
  return (app.json().root.children[0] as {tone?: unknown} | undefined)?.tone;
}

export default [
  {
    title: 'A new callout has the tone "note"',
    async test(app: App) {
      await app.write('one');
      await app.click('Callout');
      app.expect(
        toneIn(app) === 'note',
        `The element of a new callout has data-tone "${toneIn(app) ?? ''}" instead of "note".`,
      );
    },
  },
  {
    title: '"Warning" switches the tone of the callout with the caret, and back',
    async test(app: App) {
      app.button('Warning');
      await app.write('one');
      await app.click('Callout');
      await app.click('Warning');
      app.expect(
        toneIn(app) === 'warning',
        `After "Warning", the page shows the tone "${toneIn(app) ?? ''}". The element must follow the node when it changes: set data-tone in updateDOM. Methods of the previous node read the newest tone, so compare nothing with them.`,
      );
      await app.click('Warning');
      app.expect(
        toneIn(app) === 'note',
        'A second press on "Warning" does not go back to "note".',
      );
      await app.write('one', 'two');
      await app.select('onetwo');
      await app.click('Callout');
      await app.select('two');
      await app.click('Warning');
      const tones = [...app.root.querySelectorAll('aside')].map(
        ({dataset}) => dataset['tone'] ?? '',
      );
      app.expect(
        tones.join(', ') === 'note, warning',
        `With the caret in the second of two callouts, "Warning" results in the tones: ${tones.join(', ')}. Find the callout through the selection.`,
      );
    },
  },
  {
    title: 'The tone is stored as "tone" and comes back',
    async test(app: App) {
      await app.write('one');
      await app.click('Callout');
      await app.click('Warning');
      app.expect(
        storedTone(app) === 'warning',
        'The JSON of the callout has no "tone": "warning". If Lexical does not know a field, the next save loses it.',
      );
      await app.load(callout('warning'));
      app.expect(
        toneIn(app) === 'warning',
        'A stored callout with the tone "warning" comes back without it.',
      );
    },
  },
  {
    title: 'An unknown tone becomes "note"',
    async test(app: App) {
      await app.load(callout('purple'));
      app.expect(
        toneIn(app) === 'note',
        `A stored callout with the tone "purple" shows "${toneIn(app) ?? ''}". Let parse return "note" for everything that it does not know.`,
      );
    },
  },
  {
    title: 'In a paragraph, "Warning" does nothing',
    async test(app: App) {
      await app.write('one');
      await app.click('Warning');
      app.expect(
        app.blocks()[0]?.type === 'paragraph',
        'Pressing "Warning" in a paragraph changes the paragraph.',
      );
    },
  },
] satisfies Requirement[];
