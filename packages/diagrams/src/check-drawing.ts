import {FourPartError} from '@lexical-documentation/common';
import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

import {PHONE_WIDTH, SMALLEST_TEXT, TEXT_SIZES, WIDEST} from './text-sizes';

const SHORTEST_DESCRIPTION = 80;
const TAGS: ReadonlySet<string> = new Set([
  'svg',
  'title',
  'desc',
  'g',
  'rect',
  'circle',
  'ellipse',
  'line',
  'path',
  'polyline',
  'text',
  'tspan',
]);
/** Attributes that would decide colors or sizes, which are the style sheet's. */
const LOOKS: ReadonlySet<string> = new Set([
  'fill',
  'stroke',
  'style',
  'color',
  'opacity',
  'fontSize',
  'fontFamily',
]);

type Report = (element: Element, what: string, expected: string, fix: string) => never;

/**
 * Refuses a drawing that some reader could not see.
 *
 * @throws FourPartError for the first thing that is wrong
 */
export function checkDrawing(svg: Element, file: string): void {
  const report: Report = (element, what, expected, fix) => {
    const line = element.position?.start.line ?? 1;
    throw new FourPartError({what, where: {file, line}, expected, fix});
  };
  checkSize(svg, report);
  checkWords(svg, report);
  visit(svg, 'element', (element: Element) => {
    checkElement(element, report);
  });
}

function checkSize(svg: Element, report: Report): void {
  const [left, top, width = 0] = String(svg.properties['viewBox'] ?? '')
    .split(' ')
    .map(Number);
  if (left !== 0 || top !== 0 || !(width > 0) || width > WIDEST) {
    report(
      svg,
      'The viewBox of a diagram does not fit a phone.',
      `viewBox="0 0 <width> <height>" with a width of at most ${WIDEST}: there its smallest text has ${SMALLEST_TEXT} CSS pixels on a column of ${PHONE_WIDTH}`,
      'Draw it narrower and taller.',
    );
  }
}

function checkWords(svg: Element, report: Report): void {
  for (const name of ['title', 'desc']) {
    const element = svg.children.find(
      (node) => node.type === 'element' && node.tagName === name,
    );
    if (!element || toString(element).trim() === '') {
      report(
        svg,
        `A diagram has no <${name}>.`,
        'a <title> of a few words and a <desc> that says in sentences what the picture shows',
        `Write a <${name}> as a child of <svg>.`,
      );
    }
    if (name === 'desc' && toString(element).trim().length < SHORTEST_DESCRIPTION) {
      report(
        svg,
        'The <desc> of a diagram is too short to stand for the picture.',
        `at least ${SHORTEST_DESCRIPTION} characters`,
        'Say in sentences what a reader learns from the picture.',
      );
    }
  }
}

function checkElement(element: Element, report: Report): void {
  const {tagName, properties} = element;
  if (!TAGS.has(tagName)) {
    report(
      element,
      `A diagram holds an element <${tagName}>.`,
      `only ${[...TAGS].join(', ')}`,
      'Draw it with shapes, paths and texts.',
    );
  }
  const look = Object.keys(properties).find((name) => LOOKS.has(name));
  if (look !== undefined) {
    report(
      element,
      `A diagram sets "${look.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}" itself, so it could not follow the color mode or be read on a phone.`,
      'classes of the shared style sheet: label, note or code for text, accent, hot, quiet or dashed for shapes',
      'Remove the attribute and give the element a class.',
    );
  }
  const classes = (properties['className'] ?? []) as readonly string[];
  if (tagName === 'text' && !classes.some((word) => word in TEXT_SIZES)) {
    report(
      element,
      `The text "${toString(element)}" has no size.`,
      `one of the classes ${Object.keys(TEXT_SIZES).join(', ')}`,
      'Add the class: each has a size that a phone shows legibly.',
    );
  }
}
