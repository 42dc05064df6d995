import {FourPartError} from '@lexical-documentation/common';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** The attributes of a `<ReferenceList>`. */
export interface ListRequest {
  readonly of: ListKind;
  /** Kind of symbols, such as `command`; for `of="symbols"`. */
  readonly kind: string | undefined;
  /** Module that exports the symbols; default: all modules. */
  readonly from: string | undefined;
  /** Type whose members or keys are listed, as `Name` or `module#Name`. */
  readonly symbol: string | undefined;
  /** Names to list, in this order, with `*` for any characters; default: all. */
  readonly names: readonly string[] | undefined;
  /** Names of members that a subclass must define; all others are marked as optional. */
  readonly must: readonly string[] | undefined;
  /** Its position, as `file:line`. */
  readonly where: string;
}

export type ListKind = 'keys' | 'members' | 'props' | 'symbols';

/** Required and optional attributes of each kind of list, in addition to `of`. */
const ATTRIBUTES: Readonly<
  Record<ListKind, {readonly needs: readonly string[]; readonly may: readonly string[]}>
> = {
  keys: {needs: ['symbol'], may: ['names']},
  members: {needs: ['symbol'], may: ['names', 'must']},
  props: {needs: ['names'], may: ['from']},
  symbols: {needs: ['kind'], may: ['from', 'names']},
};

const SYNTAX = Object.entries(ATTRIBUTES)
  .map(
    ([of, {needs, may}]) =>
      `of="${of}" with ${needs.join(', ')} (and perhaps ${may.join(', ')})`,
  )
  .join('; ');

/**
 * Reads the attributes of a `<ReferenceList>`.
 *
 * @throws FourPartError if an attribute is missing, unknown or not plain text
 */
export function readListRequest(node: MdxJsxFlowElement, file: string): ListRequest {
  const where = `${file}:${node.position?.start.line ?? 1}`;
  const values = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw malformed('An attribute of <ReferenceList> is not plain text.', where);
    }
    values.set(attribute.name, attribute.value);
  }
  const of = values.get('of') as ListKind;
  const attributes = ATTRIBUTES[of] as (typeof ATTRIBUTES)[ListKind] | undefined;
  if (attributes === undefined) {
    throw malformed(`<ReferenceList> cannot list "${String(of)}".`, where);
  }
  const missing = attributes.needs.find((name) => !values.has(name));
  const known = ['of', ...attributes.needs, ...attributes.may];
  const unknown = [...values.keys()].find((name) => !known.includes(name));
  if (missing !== undefined || unknown !== undefined) {
    const problem = missing ? `needs "${missing}"` : `does not take "${unknown}"`;
    throw malformed(`<ReferenceList of="${of}"> ${problem}.`, where);
  }
  return {
    of,
    kind: values.get('kind'),
    from: values.get('from'),
    symbol: values.get('symbol'),
    names: wordsOf(values.get('names')),
    must: wordsOf(values.get('must')),
    where,
  };
}

function wordsOf(value: string | undefined): string[] | undefined {
  return value?.split(/\s+/).filter(Boolean);
}

function malformed(what: string, where: string): FourPartError {
  return new FourPartError({
    what,
    where,
    expected: SYNTAX,
    fix: 'correct the attributes; all are strings in quotes',
  });
}
