import type {App, Requirement} from '@lexical-documentation/course/check';

const NO_STATUS = 'The element with the number of words is gone from the page.';

/** The number that readers see below the editor. */
function shownIn(app: App): number {
  const {textContent} = app.find('[role=status]', NO_STATUS);
  return Number.parseInt(textContent, 10);
}

export default [
  {
    title: 'The words of the first content are counted when the editor starts',
    async test(app: App) {
      const words = app.text().split(/\s+/).filter(Boolean).length;
      await app.wait(20);
      app.expect(
        shownIn(app) === words,
        `The document starts with ${words} words, but the page says ${shownIn(app)}.`,
      );
    },
  },
  {
    title: 'The number changes as you type',
    async test(app: App) {
      await app.write('one');
      await app.type(' two three');
      await app.wait(20);
      app.expect(
        shownIn(app) === 3,
        `The document has the words "one two three", but the page says ${shownIn(app)}. Count again after each update.`,
      );
    },
  },
  {
    title:
      'Words in separate paragraphs are counted separately, and spaces are not counted',
    async test(app: App) {
      await app.write('one', '', 'two  three ');
      await app.wait(20);
      app.expect(
        shownIn(app) === 3,
        `Three words in three paragraphs count as ${shownIn(app)}. Text is separated by line breaks and by any number of spaces.`,
      );
    },
  },
] satisfies Requirement[];
