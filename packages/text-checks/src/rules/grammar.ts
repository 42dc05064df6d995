import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';

import type {Page} from '../page';
import type {Problem} from '../problem';

const english = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle);
// Its type declares the resulting tree, which the bridge ignores.
const checker = unified().use(remarkRetext, english as never);

/** Repeated words, and "a" before a vowel sound. */
export async function checkGrammar(page: Page): Promise<Problem[]> {
  const file = new VFile({path: page.file, value: page.text});
  await checker.run(page.tree, file);
  return file.messages.map(({reason, line = 1, column = 1, expected}) => ({
    what: reason.endsWith('.') ? reason : `${reason}.`,
    where: {file: page.file, line, column},
    expected: expected?.filter(Boolean).join(', ') || 'the word once',
    fix: 'Correct it.',
  }));
}
