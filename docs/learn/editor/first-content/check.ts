import type {App, Requirement} from '@lexical-documentation/course/check';

export default [
  {
    title: 'The document starts with a heading of the first level',
    test(app: App) {
      const [first] = app.blocks();
      app.expect(
        first,
        'The document is still empty when the editor starts. Append your blocks to $getRoot(): nodes that you only create or return are not in the document.',
      );
      app.expect(
        first.type === 'heading h1',
        `The first block is a ${first.type}, not a heading h1.`,
      );
      app.expect(
        first.text !== '',
        'The heading has no text. Append a text node to it.',
      );
    },
  },
  {
    title: 'A paragraph with text follows',
    test(app: App) {
      const second = app.blocks()[1];
      app.expect(
        second?.type === 'paragraph',
        `The block after the heading is ${second ? `a ${second.type}` : 'nothing'}, not a paragraph.`,
      );
      app.expect(
        second.text !== '',
        'The paragraph has no text. Append a text node to it.',
      );
    },
  },
  {
    title: 'Readers see both on the page',
    test(app: App) {
      const heading = app.root.querySelector('h1');
      app.expect(
        heading && app.root.querySelector('p'),
        'The page shows no h1 and p elements inside the editor.',
      );
    },
  },
] satisfies Requirement[];
