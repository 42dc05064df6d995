import {FourPartError} from '@lexical-documentation/common';

import {findJsonError} from './find-json-error';

/**
 * Parses JSON.
 *
 * @param source - what the text was taken from, for messages
 * @throws FourPartError with line and column of the first character that is wrong
 */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const {line, column, excerpt} = locate(text);
    throw new FourPartError(
      {
        what: text.trim() === '' ? 'There is no text to read.' : 'This is not JSON.',
        where: `${source}, line ${line}, column ${column}${excerpt}`,
        expected: 'JSON as the JSON pane shows it: names and texts in double quotes',
        fix: 'Fix the text at this position, or choose another format.',
      },
      {cause},
    );
  }
}

interface Place {
  line: number;
  column: number;
  excerpt: string;
}

function locate(text: string): Place {
  const at = findJsonError(text) ?? text.length;
  const before = text.slice(0, at).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    excerpt: quote(text.slice(at)),
  };
}

function quote(rest: string): string {
  const part = rest.split('\n')[0]?.slice(0, 24) ?? '';
  return part === '' ? ', at the end' : `, at “${part}”`;
}
