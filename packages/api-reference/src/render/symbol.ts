import {escapeHtml} from '@lexical-documentation/common';

import {type ModuleModel, type SymbolModel, referenceOf} from '../model/schema';
import {contextBadge} from './call-context';
import type {RenderContext} from './context';
import {changesHtml, sinceBadge} from './history';
import {badges, heading, sourceLink} from './parts';
import {descriptionHtml, examplesHtml, signatureHtml} from './description';
import {element} from './html';
import {firstSentence} from './markdown';
import {inheritedHtml, memberIndex, memberRows, signatureBox} from './members';
import {propsHtml} from './props';
import {symbolDeclarations, typeHtml} from './signature';
import {usedInHtml} from './used-in';

/** An exported symbol on its module's page. */
export interface SymbolSection {
  readonly html: string;
  /** In pixels, with padding and border, until it has been rendered. */
  readonly height: number;
}

/** Renders an exported symbol for its module's page. */
export function symbolSection(
  module: ModuleModel,
  symbol: SymbolModel,
  context: RenderContext,
): SymbolSection {
  const aliases = context.siteMap
    .aliases(symbol)
    .map((id) => element('a', {id}))
    .join('');
  const title = heading(
    3,
    context.siteMap.symbolAnchor(symbol),
    symbol.name,
    aliases + escapeHtml(symbol.name),
    badges(symbol.flags) +
      contextBadge(symbol.needs, context.calls) +
      sinceBadge(module.name, symbol.name, context) +
      sourceLink(symbol.source, context),
  );
  const reference = referenceOf(module.name, symbol.name);
  const body =
    symbol.kind === 'reexport'
      ? reexportHtml(symbol, context)
      : symbolBody(module, symbol, context).join('') + usedInHtml(reference, context);
  const height = estimateHeight(body);
  return {
    html: element(
      'section',
      {class: 'api-symbol', style: `--api-height:${height}px`},
      title,
      body,
    ),
    height: height + SECTION_EDGES,
  };
}

/** Pixels of padding and border around each section's content. */
const SECTION_EDGES = 49;

/**
 * Estimated height of a section that hasn't been rendered yet, so that the scrollbar is about
 * right. The browser remembers the real height once it has rendered the section.
 */
function estimateHeight(html: string): number {
  const characters = html.replace(/<[^>]+>/g, '').length;
  const boxes = html.match(/<(?:code class|dt|li|p|pre|tr)[ >]/g)?.length ?? 0;
  const exact = 70 + boxes * 30 + Math.ceil(characters / 85) * 20;
  return Math.round(exact / 20) * 20;
}

/** Text of a symbol's comment, for lists and search results. */
export function summaryOf(symbol: SymbolModel): string {
  const comment = symbol.comment ?? symbol.signatures?.[0]?.comment;
  return comment?.summary ? firstSentence(comment.summary) : '';
}

/** Declarations and descriptions of a symbol without its members. */
export function declarationsHtml(
  module: string,
  symbol: SymbolModel,
  context: RenderContext,
): string {
  const declarations = symbolDeclarations(symbol, context.address);
  if (symbol.signatures === undefined) {
    return (
      signatureBox(declarations[0] ?? '') +
      descriptionHtml(symbol.comment, context) +
      signatureHtml({...noSignature, ...typeParametersOf(symbol)}, undefined, context) +
      examplesHtml(symbol.comment, context)
    );
  }
  return symbol.signatures
    .map((signature, index) => {
      const comment = signature.comment ?? (index === 0 ? symbol.comment : undefined);
      return (
        signatureBox(declarations[index] ?? '') +
        descriptionHtml(comment, context) +
        signatureHtml(signature, comment, context, {module, path: symbol.name}) +
        examplesHtml(comment, context)
      );
    })
    .join('');
}

const noSignature = {parameters: [], returns: 'void'} as const;

function typeParametersOf({typeParameters}: SymbolModel) {
  return typeParameters ? {typeParameters} : {};
}

function symbolBody(
  module: ModuleModel,
  symbol: SymbolModel,
  context: RenderContext,
): string[] {
  const ownPage = context.siteMap.ownPage(referenceOf(module.name, symbol.name));
  if (ownPage !== undefined) {
    return [
      summaryWithLink(symbol, ownPage, context),
      memberIndex(module.name, symbol, context),
    ];
  }
  return [
    declarationsHtml(module.name, symbol, context),
    changesHtml(module.name, symbol.name, context),
    argumentHtml(symbol, context),
    propsHtml(module.name, symbol, context),
    memberRows(module.name, symbol, context),
    inheritedHtml(symbol.inherited, context),
  ];
}

/** The own page contains the rest, so that nothing is loaded twice. */
function summaryWithLink(
  symbol: SymbolModel,
  ownPage: string,
  context: RenderContext,
): string {
  const [declaration = ''] = symbolDeclarations(symbol, context.address);
  const name = element('code', {}, escapeHtml(symbol.name));
  const link = element('a', {href: ownPage}, `All about ${name}`);
  const summary = context.markdown.inline(summaryOf(symbol));
  return signatureBox(declaration) + element('p', {}, `${summary} ${link}`.trim());
}

/** The meaning of a variable's type argument, such as the payload of a command. */
function argumentHtml({kind, type}: SymbolModel, context: RenderContext): string {
  const word = context.headings.find((heading) => heading.kind === kind)?.argument;
  const argument =
    typeof type === 'object' && type.kind === 'reference' ? type.args?.[0] : undefined;
  return word && argument !== undefined
    ? element(
        'p',
        {class: 'api-line'},
        element('b', {}, word),
        ' ',
        element('code', {}, typeHtml(argument, context.address)),
      )
    : '';
}

function reexportHtml(
  {target}: SymbolModel,
  {siteMap, markdown}: RenderContext,
): string {
  const symbol = target === undefined ? undefined : siteMap.find(target);
  if (target === undefined || symbol === undefined) {
    return '';
  }
  const [module = '', name = ''] = target.split('#');
  const link = element(
    'a',
    {href: siteMap.url(target)},
    element('code', {}, escapeHtml(name)),
  );
  const summary = summaryOf(symbol);
  return (
    element(
      'p',
      {},
      `Re-export of ${link} from `,
      element('code', {}, escapeHtml(module)),
      '.',
    ) + (summary ? element('p', {}, markdown.inline(summary)) : '')
  );
}
