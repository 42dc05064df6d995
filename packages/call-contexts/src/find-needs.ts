import type ts from 'typescript';

import {isImplemented, qualifiedName} from './declarations';
import {addNeed, type Certainty, type Need, type Needs} from './needs';
import {type Body, type Call, readBody, type Reader} from './read-body';

/** A name that can be called, and one of the functions that may then run. */
export interface Callable {
  readonly name: string;
  readonly declaration: ts.Node;
  /** Whether it runs for some objects only. */
  readonly isOverride?: boolean;
}

/** Returns a function that tells what named functions need. */
export function createNeedsFinder(
  reader: Reader,
): (named: readonly Callable[]) => ReadonlyMap<string, Needs> {
  return (named) => {
    const {bodies, needs} = collectBodies(
      named.map(({declaration}) => declaration),
      reader,
    );
    passOn(bodies, needs);
    const found = new Map<string, Map<Need, Certainty>>();
    for (const {name, declaration, isOverride} of named) {
      const all = found.get(name) ?? new Map<Need, Certainty>();
      needs.get(declaration)?.forEach((certainty, need) => {
        addNeed(all, need, isOverride ? 'sometimes' : certainty);
      });
      found.set(name, all);
    }
    return found;
  };
}

interface Graph {
  readonly bodies: ReadonlyMap<ts.Node, Pick<Body, 'calls'>>;
  readonly needs: ReadonlyMap<ts.Node, Map<Need, Certainty>>;
}

/** Reads the functions, and all that they may call, once each. */
function collectBodies(roots: readonly ts.Node[], reader: Reader): Graph {
  const bodies = new Map<ts.Node, Pick<Body, 'calls'>>();
  const needs = new Map<ts.Node, Map<Need, Certainty>>();
  const open = [...roots];
  for (let node = open.pop(); node; node = open.pop()) {
    if (needs.has(node)) {
      continue;
    }
    const own = new Map<Need, Certainty>();
    needs.set(node, own);
    const name = qualifiedName(node) ?? '';
    const guarded = reader.rules.guards[name];
    guarded?.forEach((need) => own.set(need, 'always'));
    if (!guarded && isImplemented(node)) {
      const body = readBody(node, reader);
      const provided = reader.rules.openers[name] ?? [];
      body.needs.forEach(({need, certainty}) => addNeed(own, need, certainty));
      bodies.set(node, {calls: body.calls.map((call) => providing(call, provided))});
      open.push(...body.calls.map(({to}) => to));
    }
  }
  return {bodies, needs};
}

function providing(call: Call, provided: readonly Need[]): Call {
  return {...call, provided: [...call.provided, ...provided]};
}

/** Hands needs from callees to callers until nothing changes. */
function passOn(bodies: Graph['bodies'], needs: Graph['needs']): void {
  for (let changed = true; changed;) {
    changed = false;
    for (const [node, {calls}] of bodies) {
      const own = needs.get(node);
      for (const call of calls) {
        for (const [need, certainty] of needs.get(call.to) ?? []) {
          if (own && !call.provided.includes(need)) {
            const both = call.certainty === 'always' ? certainty : 'sometimes';
            changed = addNeed(own, need, both) || changed;
          }
        }
      }
    }
  }
}
