import {propertiesIn, type StylePart} from './read-styles';

const TAG =
  /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)/gi;
const NAMES = /\s(class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/**
 * Returns the rules of a style sheet that a document's elements may match, and what these rules
 * need, in order: the styles of the page's first paint.
 */
export function stylesOfPage(parts: readonly StylePart[], html: string): string {
  const there = namesIn(html);
  const matching = parts.flatMap((part): StylePart[] => {
    if (!('selectors' in part)) return [part];
    const selectors = part.selectors.filter(({needs}) =>
      needs.every((name) => there.has(name)),
    );
    return selectors.length > 0 ? [{...part, selectors}] : [];
  });
  return write(withoutUnread(matching, html));
}

/** Leaves out custom properties and keyframes that nothing else uses, including the document itself. */
function withoutUnread(parts: readonly StylePart[], html: string): StylePart[] {
  const declarations = parts.flatMap((part) =>
    'declarations' in part ? part.declarations : [],
  );
  const read = new Set(propertiesIn(html));
  for (let size = -1; size !== read.size;) {
    size = read.size;
    for (const {sets, reads} of declarations) {
      if (sets === undefined || read.has(sets))
        for (const name of reads) read.add(name);
    }
  }
  const values = [html, ...declarations.map(({text}) => text)].join(';');
  return parts.flatMap((part): StylePart[] => {
    if ('keyframes' in part) return values.includes(part.keyframes) ? [part] : [];
    if (!('declarations' in part)) return [part];
    const own = part.declarations.filter(
      ({sets}) => sets === undefined || read.has(sets),
    );
    return own.length > 0 ? [{...part, declarations: own}] : [];
  });
}

function write(parts: readonly StylePart[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const part of [...parts, {text: '', around: []}]) {
    const common = open.findIndex((prelude, index) => part.around[index] !== prelude);
    const kept = common < 0 ? open.length : common;
    css += '}'.repeat(open.length - kept);
    css += part.around
      .slice(kept)
      .map((prelude) => `${prelude}{`)
      .join('');
    css += textOf(part);
    open = part.around;
  }
  return css;
}

function textOf(part: StylePart): string {
  if ('text' in part) return part.text;
  const selectors = part.selectors.map(({text}) => text).join(',');
  return `${selectors}{${part.declarations.map(({text}) => text).join(';')}}`;
}

/**
 * The banner for a wrong base URL: the style sheet hides it, which shows that files are loaded from
 * the right place. An inlined rule can't show this.
 */
const SHOWN_WITHOUT_STYLES = '#__docusaurus-base-url-issue-banner-container';

function namesIn(html: string): Set<string> {
  // The root element, which the reader's settings change.
  const names = new Set(['html', 'body', '*']);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    names.add(tag.toLowerCase());
    for (const [, kind, ...values] of attributes.matchAll(NAMES)) {
      const mark = kind === 'id' ? '#' : '.';
      for (const name of values.join(' ').split(/\s+/)) names.add(mark + name);
    }
  }
  // Names in the document's scripts may be classes that they add.
  for (const [, script = ''] of html.matchAll(/<script\b[^>]*>([^<]+)/g)) {
    for (const [word] of script.matchAll(/[\w-]+/g))
      names.add(`#${word}`).add(`.${word}`);
  }
  names.delete(SHOWN_WITHOUT_STYLES);
  return names;
}
