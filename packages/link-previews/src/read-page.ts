import type {Element, Root, RootContent} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** A question that a page has as a heading, with the text below it. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What a document says about itself. */
export interface PageFacts {
  /** Without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** Where the page is published. */
  readonly url: string;
  /** Names of what it belongs to, from the outside in. */
  readonly trail: readonly string[];
  readonly questions: readonly Question[];
}

/** More of an answer is on the page. */
const LONGEST_ANSWER = 900;

/**
 * Reads what a rendered page says about itself.
 *
 * @param delimiter - between a page's title and the site's
 */
export function readPage(html: string, delimiter: string): PageFacts {
  const root = fromHtml(html);
  const elements: Element[] = [];
  visit(root, 'element', (element) => {
    elements.push(element);
  });
  const title = elements.find(({tagName}) => tagName === 'title');
  const canonical = elements.find(
    ({tagName, properties}) =>
      tagName === 'link' && [properties['rel']].flat().includes('canonical'),
  );
  return {
    title: (title ? toString(title) : '').split(delimiter)[0]?.trim() ?? '',
    description: metaOf(elements, 'description'),
    url: String(canonical?.properties['href'] ?? ''),
    trail: elements
      .filter(({properties}) => hasClass(properties['className'], 'breadcrumbs__link'))
      .map((element) => toString(element).trim())
      .filter(Boolean),
    questions: questionsOf(root),
  };
}

function metaOf(elements: readonly Element[], name: string): string {
  const meta = elements.find(({properties}) => properties['name'] === name);
  return String(meta?.properties['content'] ?? '');
}

function hasClass(classes: unknown, name: string): boolean {
  return Array.isArray(classes) && classes.includes(name);
}

function questionsOf(root: Root): Question[] {
  const questions: Question[] = [];
  visit(root, 'element', (heading, index, parent) => {
    if (!/^h[23]$/.test(heading.tagName) || !parent || index === undefined) return;
    const question = wordsOf(heading);
    if (!question.endsWith('?')) return;
    const answer = answerIn(parent.children.slice(index + 1));
    if (answer !== '') questions.push({question, answer});
  });
  return questions;
}

/** The text up to the next heading, without code that would be no sentence. */
function answerIn(nodes: readonly RootContent[]): string {
  const paragraphs: string[] = [];
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    if (/^h[1-6]$/.test(node.tagName)) break;
    if (/^(?:p|ul|ol)$/.test(node.tagName)) paragraphs.push(wordsOf(node));
    if (paragraphs.join(' ').length > LONGEST_ANSWER) break;
  }
  return paragraphs.join(' ');
}

function wordsOf(element: Element): string {
  const words = element.children
    .filter(
      (child) =>
        child.type !== 'element' ||
        !hasClass(child.properties['className'], 'hash-link'),
    )
    .map((child) => toString(child));
  // Links to headings hold a character that shows nothing.
  return words.join('').replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
}
