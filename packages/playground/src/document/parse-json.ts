import {ContentError} from './content-error';

/**
 * Parses JSON.
 *
 * @param source - what the text was taken from, for messages
 * @throws ContentError with line and column of the first character that is wrong
 */
export function parseJson(text: string, source: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const {line, column, excerpt} = locate(text, cause);
    throw new ContentError(
      {
        what: text.trim() === '' ? 'There is nothing to read.' : 'This is not JSON.',
        where: `${source}, line ${line}, column ${column}${excerpt}`,
        expected: 'JSON as the JSON pane shows it: names and texts in double quotes',
        fix: 'Correct the text at this place, or choose another format.',
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

/** Browsers name the place in three ways: by line and column, by offset, or not at all. */
function locate(text: string, cause: unknown): Place {
  const message = cause instanceof Error ? cause.message : '';
  const lineColumn = /line (\d+) column (\d+)/.exec(message);
  const offset = /position (\d+)/.exec(message);
  if (lineColumn) {
    const [line, column] = [Number(lineColumn[1]), Number(lineColumn[2])];
    const lineText = text.split('\n')[line - 1] ?? '';
    return {line, column, excerpt: quote(lineText.slice(column - 1))};
  }
  const at = offset ? Number(offset[1]) : text.length;
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
