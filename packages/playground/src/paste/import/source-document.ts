import {$inlineStylesFromStyleSheets, type DOMPreprocessContext} from '@lexical/html';

/** An element itself, one of its attributes, or one declaration of its `style`. */
export interface Trait {
  /** Position of the element in the document. */
  readonly index: number;
  readonly kind: 'element' | 'attribute' | 'style';
  readonly name: string;
  readonly value: string;
  /** A declaration from the document's own style sheet. */
  readonly fromSheet: boolean;
}

/**
 * Parses HTML like the import: rules of its style sheet become styles of elements. Unlike the
 * import, it keeps declarations that aren't CSS, such as `mso-list`, in the attribute.
 */
export function parseSource(html: string): {page: Document; traits: readonly Trait[]} {
  const page = parse(html);
  const inlined = parse(html);
  // It doesn't use the context.
  $inlineStylesFromStyleSheets(inlined, {} as DOMPreprocessContext, () => undefined);
  const changed = [...inlined.querySelectorAll<HTMLElement>('*')];
  const hasSheet = page.querySelector('style') !== null;
  const traits = [...page.querySelectorAll('*')].flatMap((element, index) => {
    const own = declarations(element.getAttribute('style') ?? '');
    const names = new Set(own.map(([name]) => name));
    const {style} = changed[index] ?? {};
    const added = Array.from(hasSheet && style ? style : [])
      .filter((name) => !isSet(name, names))
      .map((name): Declaration => [name, style?.getPropertyValue(name) ?? '']);
    if (added.length > 0) writeStyle(element, [...own, ...added]);
    return traitsOf(element, index, own, added);
  });
  for (const sheet of page.querySelectorAll('style')) sheet.textContent = '';
  return {page, traits};
}

/** Returns the HTML of a page without some of its traits. */
export function withoutTraits(page: Document, traits: readonly Trait[]): string {
  const copy = page.cloneNode(true) as Document;
  const elements = [...copy.querySelectorAll('*')];
  for (const {index, kind, name} of traits) {
    const element = elements[index];
    if (kind === 'element') element?.replaceWith(...element.childNodes);
    else if (kind === 'attribute') element?.removeAttribute(name);
    else if (element) removeDeclaration(element, name);
  }
  return copy.documentElement.outerHTML;
}

/** Browsers move them to the body if a program doesn't write a head. */
const NO_CONTENT = 'br, link, meta, script, style, title';

/** One declaration of a `style` attribute. */
export type Declaration = readonly [name: string, value: string];

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function traitsOf(
  element: Element,
  index: number,
  own: readonly Declaration[],
  added: readonly Declaration[],
): Trait[] {
  if (!element.parentElement?.closest('body') || element.matches(NO_CONTENT)) return [];
  const attributes = [...element.attributes]
    .filter(({name}) => name !== 'style')
    .map(({name, value}) => [name, value] as const);
  const make =
    (kind: Trait['kind'], fromSheet: boolean) =>
    ([name, value]: Declaration): Trait => ({index, kind, name, value, fromSheet});
  return [
    make('element', false)([element.localName, '']),
    ...attributes.map(make('attribute', false)),
    // If a property is declared twice, the last declaration counts.
    ...[...new Map(own)].map(make('style', false)),
    ...added.map(make('style', true)),
  ];
}

/** Longhands that a shorthand in the attribute sets don't come from the style sheet. */
function isSet(name: string, names: ReadonlySet<string>): boolean {
  return [...names].some((own) => name === own || name.startsWith(`${own}-`));
}

/** Splits a `style` attribute at semicolons, except those in quotes and parentheses. */
export function declarations(style: string): Declaration[] {
  const parts = style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? [];
  return parts.flatMap((part): Declaration[] => {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    return name === '' ? [] : [[name, part.slice(colon + 1).trim()]];
  });
}

function removeDeclaration(element: Element, name: string): void {
  const rest = declarations(element.getAttribute('style') ?? '').filter(
    ([own]) => own !== name,
  );
  writeStyle(element, rest);
}

function writeStyle(element: Element, all: readonly Declaration[]): void {
  const text = all.map(([name, value]) => `${name}: ${value}`).join('; ');
  if (text === '') element.removeAttribute('style');
  else element.setAttribute('style', text);
}
