import type {Link} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import type {Page} from '../page';
import {placeOf, type Problem} from '../problem';

const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::|\/|$)/;
const EMPTY_WORDS = /^(?:here|click here|this|this page|link|more|read more)$/i;

/** Links to other sites are complete and secure, and their text says where they lead. */
export function checkLinks(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'link', (link: Link) => {
    const where = placeOf(page, link.position?.start.offset ?? 0);
    const fault = faultOf(link.url);
    if (fault) {
      problems.push({
        what: `The URL "${link.url}" ${fault}.`,
        where,
        expected: 'a URL that begins with https:// and has a host with a dot',
        fix: 'Correct the URL.',
      });
    }
    const text = toString(link).trim();
    if (text === link.url || EMPTY_WORDS.test(text)) {
      problems.push({
        what: `A link says "${text}".`,
        where,
        expected:
          'words that say where the link leads, also to somebody who hears only them',
        fix: 'Write [the page’s name](URL).',
      });
    }
  });
  return problems;
}

function faultOf(url: string): string | undefined {
  if (!/^[a-z]+:/i.test(url) || /^mailto:/i.test(url) || LOCAL.test(url)) {
    return url.startsWith('//') ? 'has no protocol' : undefined;
  }
  if (!URL.canParse(url)) {
    return 'cannot be read';
  }
  const {protocol, hostname} = new URL(url);
  if (protocol !== 'https:') {
    return 'is not encrypted';
  }
  return /^[\w-]+(?:\.[\w-]+)+$/.test(hostname) && !/[.,;]$/.test(url)
    ? undefined
    : 'has a host or an ending that no URL has';
}
