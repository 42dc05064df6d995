import {javascriptLanguage} from '@codemirror/lang-javascript';

type SyntaxNode = ReturnType<typeof javascriptLanguage.parser.parse>['topNode'];

/** The function that the sandbox passes to each module, called at each turn of a loop. */
const CALL = '__guardLoop();';
const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** Returns JavaScript whose loops call the guard at each turn; lines stay what they are. */
export function guardLoops(code: string): string {
  const insertions: Insertion[] = [];
  javascriptLanguage.parser.parse(code).iterate({
    enter: ({name, node}) => {
      const body = LOOPS.has(name) ? bodyOf(node) : null;
      if (!body) return;
      if (body.name === 'Block') {
        insertions.push({at: body.from + 1, text: CALL});
      } else {
        insertions.push({at: body.from, text: `{${CALL}`}, {at: body.to, text: '}'});
      }
    },
  });
  // Sorting is stable, and each statement that ends where another does adds the same brace.
  insertions.sort((one, other) => one.at - other.at);
  let guarded = '';
  let last = 0;
  for (const {at, text} of insertions) {
    guarded += code.slice(last, at) + text;
    last = at;
  }
  return guarded + code.slice(last);
}

function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  return loop.name === 'DoStatement'
    ? (loop.firstChild?.nextSibling ?? null)
    : loop.lastChild;
}
