import type {NodeKey} from 'lexical';

import type {TreeEntry} from '../../panes/tree-model';
import {type Step, textsOf} from '../import/conversion-recorder';
import type {ImportRecord} from '../import/record-import';
import {NO_RULE} from '../import/record-rules';

/** A row of the tree: an element, or a text in one. */
export interface RowReport {
  /** Position of the element in the document; null for a text. */
  readonly index: number | null;
  /** Depth, with 1 for direct children of the body. */
  readonly level: number;
  readonly name: string;
  readonly text: string | null;
  /** What handled it, in the order of the calls. */
  readonly steps: readonly Step[];
  readonly nodes: readonly NodeReport[];
}

/** A node that was created for an element. */
export interface NodeReport {
  readonly key: NodeKey;
  readonly type: string;
  readonly text: string;
  /** The node in the document; null if it was merged into another node. */
  readonly fate: TreeEntry | null;
}

/** Lists the elements and texts of the body with the result for each. */
export function readElements(
  page: Document,
  {recorder, fates}: ImportRecord,
): readonly RowReport[] {
  const all = [...page.querySelectorAll('*')];
  const indexes = new Map(all.map((element, index) => [element, index]));
  const names = recorder.names;
  // If a preprocess function has rebuilt the document, the positions are different.
  const isSame = all.length === names.length;
  const rows: RowReport[] = [];
  const row = (
    part: Pick<RowReport, 'index' | 'level' | 'name' | 'text'>,
    steps: readonly Step[],
  ): void => {
    rows.push({...part, steps, nodes: nodesOf(steps, fates)});
  };
  const visit = (element: Element, level: number): void => {
    const index = indexes.get(element) ?? 0;
    const texts = textsOf(element);
    for (const child of element.childNodes) {
      const position = texts.indexOf(child as Text);
      if (position !== -1) {
        const text = child.textContent ?? '';
        if (text.trim() === '' && !text.includes('\u00a0')) continue;
        const steps = isSame ? recorder.stepsOfText(index, position) : [];
        row({index: null, level, name: '#text', text}, steps);
      } else if (child.nodeType === Node.ELEMENT_NODE) {
        const next = child as Element;
        const at = indexes.get(next) ?? 0;
        const steps = isSame ? recorder.stepsOf(at) : [];
        row({index: at, level, name: nameOf(next), text: null}, steps);
        visit(next, level + 1);
      }
    }
  };
  visit(page.body, 1);
  return withoutPassed(rows);
}

function nodesOf(
  steps: readonly Step[],
  fates: ImportRecord['fates'],
): readonly NodeReport[] {
  // The first step returned last, with the nodes of the steps after it.
  const made = steps[0]?.made ?? [];
  return made.map((node) => ({
    key: node.key,
    type: node.type,
    text: node.text,
    fate: fates.get(node) ?? null,
  }));
}

/** Rules also return the nodes of inner elements; each node is listed where it was created. */
function withoutPassed(rows: readonly RowReport[]): readonly RowReport[] {
  const seen = new Set<NodeKey>();
  return rows
    .toReversed()
    .map((row) => {
      const nodes = row.nodes.filter(({key}) => !seen.has(key));
      for (const {key} of nodes) seen.add(key);
      return {...row, nodes};
    })
    .toReversed();
}

/** Fallback rules, which match everything and create no node. */
const WITHOUT_NODE = new Set([NO_RULE, '@lexical/html/transparent-block']);

/** Returns whether no rule matches an element. */
export function isUnknown({steps}: Pick<RowReport, 'steps'>): boolean {
  return steps.every(({by, passedOn}) => passedOn || WITHOUT_NODE.has(by));
}

function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `${element.localName}${classes}`;
}
