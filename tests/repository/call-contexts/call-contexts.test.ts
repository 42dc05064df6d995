import {join} from 'node:path';

import {
  type CallNeeds,
  type MemberModel,
  type ModuleModel,
  readDescribedModel,
  type SymbolModel,
} from '@lexical-documentation/api-reference';
import {beforeAll, describe, expect, test, vi} from 'vitest';

import {argumentsFor} from './arguments';
import {openDocument, type OpenDocument} from './open-document';
import {type Place, PLACES} from './places';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, '.cache/api-reference');

/** What the packages throw where something is missing. */
const MISSING =
  /Unable to find an active editor( state)?\.|Cannot use method in read-only mode/;

/** How a callable is called on a document; nothing when that cannot be made here. */
type Caller = (document: OpenDocument) => (() => unknown) | undefined;

interface Callable {
  readonly name: string;
  readonly needs: CallNeeds;
  readonly caller: Caller;
}

type Outcome = 'threw for want of a context' | 'ran' | 'threw something else';

let callables: Callable[];

beforeAll(async () => {
  // Their first call warns about what documents without extensions miss.
  vi.spyOn(console, 'warn').mockReturnValue();
  const modules = readDescribedModel(CACHE).modules.filter(
    ({name}) => !name.startsWith('@lexical/react/'),
  );
  callables = (await Promise.all(modules.map(callablesOf)))
    .flat()
    .filter(({caller}) => caller(openDocument()) !== undefined);
});

describe('what the reference says about where functions may be called', () => {
  test.each(PLACES.map((place) => [place.name, place] as const))(
    'holds in %s',
    (_, place) => {
      const wrong = callables.flatMap((callable) => refuted(callable, place));
      expect(wrong).toEqual([]);
    },
  );

  test('is tried for most of what can be called without a DOM', () => {
    expect(callables.length).toBeGreaterThan(700);
    const decided = callables.filter(({needs}) =>
      PLACES.every((place) => expected(needs, place) !== 'either'),
    );
    expect(decided.length).toBeGreaterThan(500);
  });
});

function refuted({name, needs, caller}: Callable, place: Place): string[] {
  const expectation = expected(needs, place);
  if (expectation === 'either') {
    return [];
  }
  const outcome = outcomeOf(caller, place);
  const isWrong =
    expectation === 'throws'
      ? outcome === 'ran'
      : outcome === 'threw for want of a context';
  return isWrong
    ? [`${name} ${outcome}, and is said to need ${JSON.stringify(needs)}`]
    : [];
}

function expected(needs: CallNeeds, place: Place): 'throws' | 'runs' | 'either' {
  const missing = (['state', 'editor', 'write'] as const).filter(
    (need) => !place[need],
  );
  if (missing.some((need) => needs[need] === 'always')) {
    return 'throws';
  }
  return missing.some((need) => needs[need] === 'sometimes') ? 'either' : 'runs';
}

function outcomeOf(caller: Caller, place: Place): Outcome {
  const document = openDocument();
  const call = caller(document);
  let outcome: Outcome = 'ran';
  try {
    place.call(document.editor, () => {
      try {
        const result = call?.();
        // What is computed on demand asks for its context on demand.
        if (isIterator(result)) {
          Array.from(result);
        }
      } catch (error) {
        outcome = MISSING.test(String(error))
          ? 'threw for want of a context'
          : 'threw something else';
      }
    });
  } catch {
    // Arguments that make no sense may leave a document that an update refuses.
  }
  return outcome;
}

function isIterator(value: unknown): value is Iterable<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'next' in value &&
    Symbol.iterator in value
  );
}

async function callablesOf(module: ModuleModel): Promise<Callable[]> {
  const exports = (await import(module.name)) as Record<string, unknown>;
  return module.symbols.flatMap((symbol) => {
    // Classes whose types alone are exported are interfaces to those who import them.
    if (symbol.kind === 'class' || symbol.kind === 'interface') {
      return (symbol.members ?? []).flatMap((member) => methodOf(symbol, member));
    }
    const value = exports[symbol.name];
    return typeof value === 'function' && symbol.kind !== 'hook'
      ? functionOf(symbol, value as (...args: unknown[]) => unknown)
      : [];
  });
}

function functionOf(
  {name, needs, signatures}: SymbolModel,
  run: (...args: unknown[]) => unknown,
): Callable[] {
  const caller: Caller = (document) => {
    const args = argumentsFor(signatures?.at(-1)?.parameters ?? [], document);
    return args && (() => run(...args));
  };
  return isTried(needs) ? [{name, needs, caller}] : [];
}

function methodOf(owner: SymbolModel, member: MemberModel): Callable[] {
  const {needs, signatures, flags, kind, name} = member;
  const caller: Caller = (document) => {
    const target = ownerIn(document, owner.name);
    if (target === undefined) {
      return undefined;
    }
    if (kind === 'accessor') {
      return () => target[name];
    }
    const args = argumentsFor(signatures?.at(-1)?.parameters ?? [], document, target);
    const method = target[name] as (...args: unknown[]) => unknown;
    return args && (() => method.apply(target, args));
  };
  return isTried(needs) && kind !== 'constructor' && !flags?.includes('static')
    ? [{name: `${owner.name}.${name}`, needs, caller}]
    : [];
}

/** What needs a DOM or a component is tried in the browser's tests. */
function isTried(needs: CallNeeds | undefined): needs is CallNeeds {
  return needs !== undefined && !needs.browser && !needs.root && !needs.composer;
}

function ownerIn(
  document: OpenDocument,
  name: string,
): Record<string, unknown> | undefined {
  const {editor, text, nodes, objects} = document;
  const known: Record<string, unknown> = {
    LexicalEditor: editor,
    EditorState: editor.getEditorState(),
    LexicalNode: text,
    ElementNode: nodes.get('ParagraphNode'),
    ...Object.fromEntries(nodes),
    ...objects,
  };
  return known[name] as Record<string, unknown> | undefined;
}
