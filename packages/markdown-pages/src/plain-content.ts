import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';

import {attribute, classesOf, find, findAll, h, hasClass} from './hast';

/** Interactive and visual parts of a page, which have no text form. */
const LEFT_OUT_CLASSES = new Set([
  ...[
    'hash-link',
    'code-copy',
    'code-open',
    'api-source',
    'api-filter',
    'api-contents',
  ],
  ...['theme-doc-toc-mobile', 'theme-doc-breadcrumbs', 'live-example-bar'],
  ...['avatar__photo-link'],
]);

const LEFT_OUT_TAGS = new Set(
  'script style template noscript button input select textarea form link meta'.split(
    ' ',
  ),
);

/** Returns the content of a page as elements that Markdown supports. */
export function plainContent(content: Element): Root {
  return {type: 'root', children: plainChildren(content) as RootContent[]};
}

function plainChildren(parent: Element): ElementContent[] {
  return parent.children.flatMap((child) =>
    child.type === 'element'
      ? plainElement(child)
      : child.type === 'text'
        ? [child]
        : [],
  );
}

function plainElement(element: Element): ElementContent[] {
  if (isLeftOut(element)) {
    return [];
  }
  const special = SPECIAL.find(({test}) => test(element));
  return special ? special.write(element) : [plainCopy(element)];
}

function plainCopy(element: Element): Element {
  // Inactive tab panels are hidden, but their text belongs to the page.
  return {
    ...element,
    properties: {...element.properties, hidden: false},
    children: plainChildren(element),
  };
}

function isLeftOut(element: Element): boolean {
  return (
    LEFT_OUT_TAGS.has(element.tagName) ||
    attribute(element, 'ariaHidden') === 'true' ||
    isEmptyLink(element) ||
    classesOf(element).some((name) => LEFT_OUT_CLASSES.has(name)) ||
    (element.tagName === 'svg' && attribute(element, 'role') !== 'img')
  );
}

/** Replaces a link around a picture with a link around text. */
function isEmptyLink(element: Element): boolean {
  return element.tagName === 'a' && toString(element).trim() === '';
}

interface Special {
  readonly test: (element: Element) => boolean;
  readonly write: (element: Element) => ElementContent[];
}

const SPECIAL: readonly Special[] = [
  {test: (element) => hasClass(element, 'code-sample'), write: sample},
  {test: (element) => hasClass(element, 'tabs-container'), write: tabs},
  {test: (element) => hasClass(element, 'api-signature'), write: signature},
  {test: (element) => element.tagName === 'svg', write: drawing},
  {test: (element) => 'dataLiveExample' in element.properties, write: liveExample},
  {test: (element) => /^h[1-6]$/.test(element.tagName), write: heading},
  {test: (element) => element.tagName === 'summary', write: label},
  {test: (element) => element.tagName === 'wbr', write: () => []},
  {test: isMemberRow, write: memberRow},
];

/** The titles of a block (its file, and its given values), then its code. */
function sample(block: Element): ElementContent[] {
  const code = find(block, (element) => hasClass(element, 'code-tokens'));
  const titles = findAll(block, (element) => hasClass(element, 'code-title'));
  const notes = [...titles].map((title) => h('p', titleContent(title)));
  if (!code) {
    return notes;
  }
  const shown = codeBlock(toString(code), languageOf(code));
  const runtime = attribute(code, 'dataRuntime');
  shown.properties = runtime ? {dataRuntime: runtime} : {};
  return [...notes, shown];
}

/** A file's name, or the word "Given" and the types of the sample's given values. */
function titleContent(title: Element): ElementContent[] {
  const given = /^Given\s+(.+)$/s.exec(toString(title))?.[1];
  return given !== undefined && find(title, ({tagName}) => tagName === 'b')
    ? [h('strong', ['Given']), {type: 'text', value: ' '}, h('code', [given])]
    : [h('strong', [toString(title)])];
}

function languageOf(code: Element): string {
  const name = classesOf(code).find((className) => className.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

function codeBlock(code: string, language: string): Element {
  return h('pre', [h('code', [code], {className: [`language-${language}`]})]);
}

/** Puts each panel below the name of its tab. */
function tabs(container: Element): ElementContent[] {
  const names = [...findAll(container, (element) => role(element) === 'tab')];
  const panels = [...findAll(container, (element) => role(element) === 'tabpanel')];
  return panels.flatMap((panel, index) => [
    h('p', [h('strong', [toString(names[index] ?? panel)])]),
    ...plainChildren(panel),
  ]);
}

function role(element: Element): string {
  return attribute(element, 'role');
}

function signature(element: Element): ElementContent[] {
  return [codeBlock(toString(element), 'ts')];
}

/** Rows for a type's members start with a declaration. */
function isMemberRow(element: Element): boolean {
  const [first] = element.children;
  return (
    element.tagName === 'li' &&
    first?.type === 'element' &&
    first.tagName === 'code' &&
    element.children.length > 1 &&
    toString(first).includes('\n')
  );
}

function memberRow(element: Element): ElementContent[] {
  const [first, ...rest] = element.children;
  const others = plainChildren({...element, children: rest});
  return [h('li', [...(first ? signature(first as Element) : []), ...others])];
}

/** A drawing's text alternative. */
function drawing(svg: Element): ElementContent[] {
  const part = (tagName: string) => {
    const found = find(svg, (element) => element.tagName === tagName);
    return found ? toString(found).replace(/\s+/g, ' ').trim() : '';
  };
  return [h('p', [h('strong', [`Diagram: ${part('title')}.`]), ` ${part('desc')}`])];
}

/** The example's name and its sources. */
function liveExample(element: Element): ElementContent[] {
  const sources = [
    ...findAll(element, (inner) => hasClass(inner, 'live-example-sources')),
  ];
  return [
    h('p', [h('strong', [attribute(element, 'ariaLabel')])]),
    ...sources.flatMap(tabs),
  ];
}

/** Badges move below their heading, together with their advice. */
function heading(element: Element): ElementContent[] {
  const isBadge = (inner: Element) => hasClass(inner, 'api-badge');
  const badges = [...findAll(element, isBadge)].map((badge) => {
    const advice = attribute(badge, 'title');
    return advice ? `${toString(badge)} (${advice})` : toString(badge);
  });
  const children = plainChildren(element).filter(
    (child) => !(child.type === 'element' && isBadge(child)),
  );
  const title = {...element, children};
  return badges.length ? [title, h('p', [`Marks: ${badges.join(', ')}`])] : [title];
}

function label(element: Element): ElementContent[] {
  return [h('p', [h('strong', plainChildren(element))])];
}
