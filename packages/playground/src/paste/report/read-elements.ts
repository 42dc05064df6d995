import type {NodeKey} from 'lexical';

import type {TreeEntry} from '../../panes/tree-model';
import {type Step, textsOf} from '../import/conversion-recorder';
import type {ImportRecord} from '../import/record-import';
import {NO_RULE} from '../import/record-rules';

/** A row of the tree: an element, or a text in one. */
export interface RowReport {
  /** Position of the element in the document; null for a text. */
  readonly index: number | null;
  /** Counted from 1 for what is directly in the body. */
  readonly level: number;
  readonly name: string;
  readonly text: string | null;
  /** Who took it, in the order in which they were asked. */
  readonly steps: readonly Step[];
  readonly nodes: readonly NodeReport[];
}

/** A node that was made of an element. */
export interface NodeReport {
  readonly key: NodeKey;
  readonly type: string;
  readonly text: string;
  /** What stands in the document; null where it joined another node. */
  readonly fate: TreeEntry | null;
}

/** Lists the elements and texts of the body with what became of them. */
export function readElements(
  page: Document,
  {recorder, fates}: ImportRecord,
): readonly RowReport[] {
  const all = [...page.querySelectorAll('*')];
  const indexes = new Map(all.map((element, index) => [element, index]));
  const names = recorder.names;
  // What a preprocess function has rebuilt has other positions.
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
  // Who was asked first returned last, with what those after it had made.
  const made = steps[0]?.made ?? [];
  return made.map((node) => ({
    key: node.key,
    type: node.type,
    text: node.text,
    fate: fates.get(node) ?? null,
  }));
}

/** Rules return the nodes of inner elements, too: each is listed where it was made. */
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

/** Rules that take what no other rule takes, and make no node for it. */
const WITHOUT_NODE = new Set([NO_RULE, '@lexical/html/transparent-block']);

/** Tells whether no rule knows an element. */
export function isUnknown({steps}: Pick<RowReport, 'steps'>): boolean {
  return steps.every(({by, passedOn}) => passedOn || WITHOUT_NODE.has(by));
}

function nameOf(element: Element): string {
  const classes = [...element.classList].map((name) => `.${name}`).join('');
  return `${element.localName}${classes}`;
}
