import {expect, test} from 'vitest';

import {groupChecker} from './support';

/** Each file has one check of all its cases; a busy machine takes its time. */
const TIME_LIMIT = 300_000;

const IMPORT = "import {$getSelection} from 'lexical';\n";
const SELECTION =
  'export function insert(editor) { editor.update(() => { $getSelection().insertText("x"); }); }\n';
const ELEMENT =
  'export function show() { document.querySelector("p").textContent = "x"; }\n';

/** What a check says of possible `null` in a file: findings and hints of the compiler. */
async function saidOf(file: string, text: string): Promise<[number, number]> {
  const check = await groupChecker();
  const [report] = check([[{path: file, text: IMPORT + text}]]);
  const count = (found: readonly {readonly rule: string}[] = []): number =>
    found.filter(({rule}) => rule === 'type-error').length;
  return [count(report?.findings), count(report?.hints)];
}

test(
  'in JavaScript, a selection that may be null is a hint, and other null is nothing',
  async () => {
    expect(await saidOf('js-selection/code.js', SELECTION)).toEqual([0, 1]);
    expect(await saidOf('js-element/code.js', ELEMENT)).toEqual([0, 0]);
  },
  TIME_LIMIT,
);

test(
  'in a whole file of TypeScript, both are findings',
  async () => {
    const typed = SELECTION.replace(
      'insert(editor)',
      "insert(editor: import('lexical').LexicalEditor)",
    );
    expect(await saidOf('ts-selection/code.ts', typed)).toEqual([1, 0]);
    expect(
      await saidOf(
        'ts-element/code.ts',
        `${ELEMENT}export const ask: unknown = $getSelection;\n`,
      ),
    ).toEqual([1, 0]);
  },
  TIME_LIMIT,
);
