import {escapeHtml} from '@lexical-documentation/common';

import type {Comment, ParameterModel, SignatureModel} from '../model/schema';
import type {RenderContext} from './context';
import {type DeclaredPlace, sinceOfParameter} from './history';
import {element} from './html';

/** HTML of a comment, in the order in which readers need it. */
export function descriptionHtml(
  comment: Comment | undefined,
  context: RenderContext,
): string {
  if (comment === undefined) {
    return '';
  }
  const {markdown} = context;
  return [
    deprecationHtml(comment, context),
    comment.summary ? markdown.block(comment.summary) : '',
    comment.remarks ? markdown.block(comment.remarks) : '',
    comment.defaultValue
      ? termHtml('Default', markdown.inline(comment.defaultValue))
      : '',
    comment.since ? termHtml('Since', markdown.inline(comment.since)) : '',
  ].join('');
}

/**
 * HTML of a signature's parameters, result and errors, without parameters whose name and type say
 * everything.
 */
export function signatureHtml(
  signature: SignatureModel,
  comment: Comment | undefined,
  context: RenderContext,
  place?: DeclaredPlace,
): string {
  const {markdown} = context;
  const typeParameters = (signature.typeParameters ?? []).filter(
    ({description}) => description,
  );
  return [
    listHtml(
      'Type parameters',
      typeParameters.map(({name, description = ''}) => [
        name,
        markdown.inline(description),
      ]),
    ),
    parametersHtml(signature.parameters, context, place),
    comment?.returns ? termHtml('Returns', markdown.inline(comment.returns)) : '',
    ...(comment?.throws ?? []).map((text) => termHtml('Throws', markdown.inline(text))),
  ].join('');
}

/** HTML of a comment's examples and further reading. */
export function examplesHtml(
  comment: Comment | undefined,
  context: RenderContext,
): string {
  const {markdown} = context;
  const examples = (comment?.examples ?? []).map(
    (text) =>
      element('p', {class: 'api-term'}, 'Example') +
      markdown.block(text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``),
  );
  const see = (comment?.see ?? []).map((text) =>
    termHtml('See', markdown.inline(text)),
  );
  return [...examples, ...see].join('');
}

function deprecationHtml({deprecated}: Comment, {markdown}: RenderContext): string {
  if (deprecated === undefined) {
    return '';
  }
  const reason = deprecated ? ` ${markdown.inline(deprecated)}` : '';
  return element(
    'p',
    {class: 'api-deprecated'},
    element('strong', {}, 'Deprecated.'),
    reason,
  );
}

function parametersHtml(
  parameters: readonly ParameterModel[],
  context: RenderContext,
  place: DeclaredPlace | undefined,
): string {
  const rows = parameters.map(({name, description = '', value}): [string, string] => [
    name,
    [
      description && context.markdown.inline(description),
      place ? sinceOfParameter(place, name, context) : '',
      value ? `Default: ${element('code', {}, escapeHtml(value))}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  ]);
  return listHtml(
    'Parameters',
    rows.filter(([, text]) => text !== ''),
  );
}

function listHtml(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) {
    return '';
  }
  const items = rows.map(
    ([name, text]) =>
      element('dt', {}, element('code', {}, escapeHtml(name))) +
      element('dd', {}, text),
  );
  return (
    element('p', {class: 'api-term'}, title) +
    element('dl', {class: 'api-list'}, ...items)
  );
}

function termHtml(term: string, html: string): string {
  return element('p', {class: 'api-line'}, element('b', {}, term), ' ', html);
}
