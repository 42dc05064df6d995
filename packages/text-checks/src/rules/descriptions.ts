import type {Yaml} from 'mdast';

import type {TextOptions} from '../options';
import type {Page} from '../page';
import type {Problem} from '../problem';

const DESCRIPTION = /^description:\s*(.*)$/m;

/** Each page has a description that search engines and cards can show in full. */
export function checkDescription(
  page: Page,
  {longestDescription}: TextOptions,
): Problem[] {
  if (page.isPart) {
    return [];
  }
  const frontMatter = page.tree.children.find(
    (node): node is Yaml => node.type === 'yaml',
  );
  const match = DESCRIPTION.exec(frontMatter?.value ?? '');
  const description = match?.[1]?.replace(/^(['"])(.*)\1$/, '$2').trim() ?? '';
  const above = frontMatter?.value.slice(0, match?.index ?? 0).split('\n').length ?? 0;
  const where = {file: page.file, line: above + 1};
  if (description === '') {
    return [
      {
        what: 'A page has no description.',
        where,
        expected: 'description: one or two sentences, on one line of the front matter',
        fix: 'Write what the page is about and when a reader needs it.',
      },
    ];
  }
  return description.length > longestDescription
    ? [
        {
          what: `The description has ${description.length} characters.`,
          where,
          expected: `at most ${longestDescription}: search engines show no more`,
          fix: 'Shorten it.',
        },
      ]
    : [];
}
