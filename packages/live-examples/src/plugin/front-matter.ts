import {FourPartError} from '@lexical-documentation/common';

export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** The front matter of an example's README. */
export interface ExampleFrontMatter {
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly difficulty: Difficulty;
  /** Height of the running example in CSS pixels. */
  readonly height: number;
  /** Position among the examples, ascending. */
  readonly order: number;
}

type Check = readonly [isValid: (value: unknown) => boolean, expected: string];

const LONGEST_DESCRIPTION = 160;
const TAG = /^[a-z0-9][a-z0-9 -]*$/;
const HEIGHTS = {least: 80, most: 1_200};

const CHECKS: Readonly<Record<keyof ExampleFrontMatter, Check>> = {
  title: [isText, 'the name of the example, as text'],
  description: [
    (value) => isText(value) && value.length <= LONGEST_DESCRIPTION,
    `one sentence of at most ${LONGEST_DESCRIPTION} characters`,
  ],
  tags: [
    (value) => Array.isArray(value) && value.length > 0 && value.every(isTag),
    'a list of at least one tag in lower case, such as [rich text, toolbar]',
  ],
  difficulty: [
    (value) => DIFFICULTIES.some((known) => known === value),
    `one of ${DIFFICULTIES.join(', ')}`,
  ],
  height: [
    (value) => isNumber(value) && value >= HEIGHTS.least && value <= HEIGHTS.most,
    `a number of pixels from ${HEIGHTS.least} to ${HEIGHTS.most}`,
  ],
  order: [isNumber, 'a number that places the example among the others'],
};

/**
 * Validates the front matter of an example's README.
 *
 * @param where - the file, for errors
 * @throws FourPartError if a field is unknown, missing or invalid
 */
export function checkFrontMatter(
  data: Readonly<Record<string, unknown>>,
  where: string,
): ExampleFrontMatter {
  const unknown = Object.keys(data).find((name) => !Object.hasOwn(CHECKS, name));
  if (unknown !== undefined) {
    throw new FourPartError({
      what: `The front matter of an example has the field "${unknown}", which is not known.`,
      where,
      expected: `only ${Object.keys(CHECKS).join(', ')}`,
      fix: `Remove "${unknown}", or correct its spelling.`,
    });
  }
  for (const [name, [isValid, expected]] of Object.entries(CHECKS)) {
    const value = data[name];
    if (!isValid(value)) {
      throw new FourPartError({
        what:
          value === undefined
            ? `The front matter of an example lacks "${name}".`
            : `The field "${name}" of an example cannot be ${JSON.stringify(value)}.`,
        where,
        expected: `${name}: ${expected}`,
        fix: `Set "${name}" between the two lines of --- at the top of the file.`,
      });
    }
  }
  // All fields have been validated.
  return data as unknown as ExampleFrontMatter;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isTag(value: unknown): boolean {
  return isText(value) && TAG.test(value);
}
