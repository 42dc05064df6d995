import {escapeHtml} from '@lexical-documentation/common';
import {doc} from 'prettier';
import type {Doc} from 'prettier';

import {element} from './html';

const OPEN = '\u0001';
const CLOSE = '\u0002';
const DIGIT_ZERO = 0x10;
const PRINT_WIDTH = 72;

/**
 * Formats code with Prettier's printer while some of its words are links.
 *
 * A link's number is encoded in control characters, which the printer counts as zero-width, and is
 * replaced with an element after the lines have been broken.
 */
export class LinkedCode {
  readonly #elements: {
    readonly tag: string;
    readonly attributes: Record<string, string>;
  }[] = [];

  /** A word with a link. */
  link(text: string, href: string): Doc {
    return this.#mark(text, 'a', {href});
  }

  /** The word that the code declares. */
  name(text: string): Doc {
    return this.#mark(text, 'b', {});
  }

  /** HTML of the code, with line breaks if it's long. */
  print(code: Doc): string {
    const {formatted} = doc.printer.printDocToString(code, {
      printWidth: PRINT_WIDTH,
      tabWidth: 2,
      useTabs: false,
      // The printer doesn't read other options, but its type requires all of them.
    } as Parameters<typeof doc.printer.printDocToString>[1]);
    return escapeHtml(formatted).replace(
      // eslint-disable-next-line no-control-regex -- these marks are this class' own
      /\u0001([\u0010-\u001f]+)([^\u0002]*)\u0002/g,
      (_, digits: string, text: string) => {
        const found = this.#elements[readNumber(digits)];
        return found ? element(found.tag, found.attributes, text) : text;
      },
    );
  }

  #mark(text: string, tag: string, attributes: Record<string, string>): Doc {
    this.#elements.push({tag, attributes});
    return `${OPEN}${writeNumber(this.#elements.length - 1)}${text}${CLOSE}`;
  }
}

function writeNumber(value: number): string {
  return [...value.toString(16)]
    .map((digit) => String.fromCharCode(DIGIT_ZERO + Number.parseInt(digit, 16)))
    .join('');
}

function readNumber(digits: string): number {
  const hexadecimal = [...digits].map((digit) =>
    (digit.charCodeAt(0) - DIGIT_ZERO).toString(16),
  );
  return Number.parseInt(hexadecimal.join(''), 16);
}
