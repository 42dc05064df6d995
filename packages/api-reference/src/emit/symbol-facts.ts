import {readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import {
  type Comment,
  type MemberModel,
  type ModuleModel,
  type ReferenceModel,
  referenceOf,
  type SymbolModel,
} from '../model/schema';
import {type CallContexts, contextOf} from '../render/call-context';
import {memberText, symbolText} from '../render/plain-signature';
import type {SiteMap} from '../render/site-map';
import type {LaterChange} from '../versions/later-changes';
import type {VersionHistory} from '../versions/version-history';

/** What programs can read about an exported name. Texts are Markdown without links. */
export interface SymbolFacts extends NameFacts {
  /** Import path that exports the name. */
  readonly module: string;
  /** Import path that declares it; differs if the name is re-exported. */
  readonly declaredBy: string;
  /** The version that first exported it, unless that is the oldest known version. */
  readonly since?: string;
  readonly members?: readonly NameFacts[];
  /** Inherited names. */
  readonly inherited?: readonly {
    readonly from: string;
    readonly names: readonly string[];
  }[];
}

/** What a symbol and a member of one have in common. */
export interface NameFacts {
  readonly name: string;
  readonly kind: string;
  /** URL relative to the origin, including the base URL. */
  readonly url: string;
  /** Declarations as TypeScript, one for each overload. */
  readonly signature: string;
  readonly description: string;
  /** Where it can be called; absent for exports that aren't functions. */
  readonly context?: {readonly label: string; readonly advice: string};
  /** Why, and what to use instead; empty if the source doesn't say. */
  readonly deprecated?: string;
  readonly samples?: readonly string[];
  /** Changes in newer releases. */
  readonly later?: readonly LaterChange[];
}

/** The input for facts in addition to the model. */
export interface FactsContext {
  readonly siteMap: SiteMap;
  readonly calls?: CallContexts | undefined;
  readonly since: VersionHistory['since'];
  readonly later?: VersionHistory['later'];
}

const FILE = 'symbol-facts.json';
const REFERENCE_LINK = /\[((?:`[^`]*`|[^\]])*)\]\(ref:[^)]*\)/g;

/** The facts for all names that modules export. */
export function symbolFacts(
  model: ReferenceModel,
  context: FactsContext,
): SymbolFacts[] {
  return model.modules.flatMap((module) =>
    module.symbols.map((symbol) => factsOf(module, symbol, context)),
  );
}

/** Where the facts are stored. */
export function symbolFactsPath(cacheDir: string): string {
  return path.join(cacheDir, FILE);
}

/**
 * Reads the facts about exported names and their members.
 *
 * @param cacheDir - the plugin's option of the same name
 * @throws FourPartError if the reference hasn't been built yet
 */
export function readSymbolFacts(cacheDir: string): readonly SymbolFacts[] {
  const file = symbolFactsPath(cacheDir);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly SymbolFacts[];
  } catch {
    throw new FourPartError({
      what: 'The facts of exported names do not exist.',
      where: `${file}:1`,
      expected: 'a file that the API reference plugin writes when Docusaurus starts',
      fix: 'add the API reference plugin to the site with the same "cacheDir"',
    });
  }
}

function factsOf(
  module: ModuleModel,
  symbol: SymbolModel,
  context: FactsContext,
): SymbolFacts {
  const {siteMap, since, later} = context;
  const reference = symbol.target ?? referenceOf(module.name, symbol.name);
  const [declaredBy = module.name, targetName = symbol.name] = reference.split('#');
  const target = siteMap.find(reference) ?? symbol;
  const first = since[module.name]?.[symbol.name];
  const members = (target.members ?? []).map((member) =>
    withLater(
      memberFacts(referenceOf(declaredBy, targetName, member.name), target, {
        member,
        context,
      }),
      later?.[module.name]?.[`${symbol.name}.${member.name}`],
    ),
  );
  const inherited = (target.inherited ?? []).map(({from, names}) => ({from, names}));
  const facts = {
    ...nameFacts(target, context),
    name: symbol.name,
    module: module.name,
    declaredBy,
    kind: target.kind,
    url: siteMap.url(reference) ?? siteMap.modulePage(module.name),
    signature: symbolText(target),
    ...(first !== undefined && {since: first}),
    ...(members.length > 0 && {members}),
    ...(inherited.length > 0 && {inherited}),
  };
  return withLater(facts, later?.[module.name]?.[symbol.name]);
}

function withLater<T extends object>(
  facts: T,
  later: readonly LaterChange[] | undefined,
): T & {later?: readonly LaterChange[]} {
  return later === undefined || later.length === 0 ? facts : {...facts, later};
}

function memberFacts(
  reference: string,
  owner: SymbolModel,
  {member, context}: {readonly member: MemberModel; readonly context: FactsContext},
): NameFacts {
  return {
    ...nameFacts(member, context),
    name: member.name,
    kind: member.kind,
    url: context.siteMap.url(reference) ?? '',
    signature: memberText(owner.name, member),
  };
}

/** What comments and the context rules say. */
function nameFacts(
  described: SymbolModel | MemberModel,
  {calls}: FactsContext,
): Pick<NameFacts, 'context' | 'deprecated' | 'description' | 'samples'> {
  const comment = described.comment ?? described.signatures?.[0]?.comment;
  const context = contextOf(described.needs, calls);
  const isSometimes = context?.need && described.needs?.[context.need] === 'sometimes';
  const isDeprecated =
    described.flags?.includes('deprecated') ?? comment?.deprecated !== undefined;
  return {
    description: plain(descriptionOf(comment)),
    ...(context && {
      context: {
        label: context.label,
        advice: (isSometimes && context.adviceSometimes) || context.advice,
      },
    }),
    ...(isDeprecated && {deprecated: plain(comment?.deprecated ?? '')}),
    ...(comment?.examples && {samples: comment.examples}),
  };
}

function descriptionOf(comment: Comment | undefined): string {
  const parts = [
    comment?.summary,
    comment?.remarks,
    comment?.returns && `Returns: ${comment.returns}`,
    ...(comment?.throws ?? []).map((text) => `Throws: ${text}`),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function plain(text: string): string {
  return text.replace(REFERENCE_LINK, '$1');
}
