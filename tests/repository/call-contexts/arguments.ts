import type {ParameterModel, TypeModel} from '@lexical-documentation/api-reference';
import {TextNode} from 'lexical';

import type {OpenDocument} from './open-document';

/** Values by the text of a type. */
function valuesByType({editor, text, nodes, objects}: OpenDocument) {
  const paragraph = nodes.get('ParagraphNode');
  const callback = () => undefined;
  return new Map<string, unknown>([
    ...nodes,
    ...Object.entries(objects),
    ['LexicalEditor', editor],
    ['EditorState', editor.getEditorState()],
    ['LexicalNode', text],
    ['TextNode', text],
    ['ElementNode', paragraph],
    ['T', text],
    ['N', text],
    ['BaseSelection', objects['RangeSelection']],
    ['Point', objects['PointType']],
    ['NodeKey', text.getKey()],
    ['Klass', TextNode],
    ['KlassConstructor', TextNode],
    ['LexicalNode[]', [text]],
    ['TextNode[]', [text]],
    ['string', 'text'],
    ['number', 0],
    ['boolean', true],
    ['Set', new Set()],
    ['CaretDirection', 'next'],
    ['D', 'next'],
    ['TextFormatType', 'bold'],
    ['TextModeType', 'token'],
    ['ElementFormatType', 'center'],
    ['HeadingTagType', 'h2'],
    ['ListType', 'bullet'],
    ['UpdateTag', 'historic'],
    ['() =>', callback],
    ['null', null],
  ]);
}

/**
 * Makes the required arguments of a call.
 *
 * @returns nothing when a value of some type cannot be made here
 */
export function argumentsFor(
  parameters: readonly ParameterModel[],
  document: OpenDocument,
  owner?: unknown,
): unknown[] | undefined {
  const values = valuesByType(document);
  if (owner !== undefined) {
    values.set('this', owner);
  }
  const required = parameters.filter(
    ({flags, value}) =>
      !flags?.includes('optional') && !flags?.includes('rest') && value === undefined,
  );
  const types = required.map(({type}) =>
    typeTexts(type).find((text) => values.has(text) || isLiteral(text)),
  );
  return types.every((type) => type !== undefined)
    ? types.map((type) => (isLiteral(type) ? type.slice(1, -1) : values.get(type)))
    : undefined;
}

function isLiteral(type: string): boolean {
  return /^".*"$/.test(type);
}

/** The type, or each type of a union, by its name. */
function typeTexts(type: TypeModel): string[] {
  if (typeof type === 'string') {
    return [type];
  }
  switch (type.kind) {
    case 'reference':
      return [type.name];
    case 'union':
      // `null` is a value only where there is no other.
      return type.types
        .flatMap(typeTexts)
        .sort((a, b) => Number(a === 'null') - Number(b === 'null'));
    case 'array':
      return typeTexts(type.of).map((text) => `${text}[]`);
    case 'function':
      return ['() =>'];
    case 'prefix':
    case 'paren':
      return typeTexts(type.of);
    default:
      return [];
  }
}
