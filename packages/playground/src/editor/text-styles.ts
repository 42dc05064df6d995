import {keepSafeStyle} from '@lexical-documentation/state-inspector';
import {
  $isTextNode,
  type DOMConversionMap,
  type DOMConversionOutput,
  type LexicalNode,
  TextNode,
} from 'lexical';

/** The styles that the toolbar sets, and which are therefore imported from HTML. */
const KEPT = new Set(['color', 'background-color', 'font-family', 'font-size']);

/**
 * Colors that mean "the page's color". If they were kept, they would hide the text in the other
 * color mode.
 */
const PAGE_COLOR =
  /^(#000(000)?|#fff(fff)?|black|white|windowtext|window|transparent|inherit|initial|unset|currentcolor|rgb\(0, ?0, ?0\)|rgb\(255, ?255, ?255\))$/i;

/** Imports colors, fonts and sizes of text from HTML, which Lexical itself ignores. */
export const textStyleConversions: DOMConversionMap = {
  '#text': () => ({
    conversion: (element) => withStyle($convertText(element), styleAround(element)),
    priority: 1,
  }),
};

function $convertText(element: Node): DOMConversionOutput | null {
  const own = TextNode.importDOM?.()?.['#text']?.(element as never);
  return own?.conversion(element as never) ?? null;
}

function withStyle(
  output: DOMConversionOutput | null,
  style: string,
): DOMConversionOutput | null {
  if (style === '' || !output?.node) return output;
  const nodes: LexicalNode[] = [output.node].flat();
  for (const node of nodes) if ($isTextNode(node)) node.setStyle(style);
  return output;
}

/** Inner elements override outer ones; blocks have no colors in the playground. */
function styleAround(text: Node): string {
  const styles = new Map<string, string>();
  for (
    let element = text.parentElement;
    element && INLINE.has(element.localName);
    element = element.parentElement
  ) {
    for (const [name, value] of declarationsOf(element)) {
      if (!styles.has(name)) styles.set(name, value);
    }
  }
  return [...styles]
    .filter(([, value]) => !PAGE_COLOR.test(value))
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ');
}

const INLINE = new Set(
  'a b strong i em u s del ins sub sup code span mark small font'.split(' '),
);

function declarationsOf(element: Element): [name: string, value: string][] {
  return keepSafeStyle(element.getAttribute('style') ?? '')
    .style.split(';')
    .map((declaration): [string, string] => {
      const colon = declaration.indexOf(':');
      return [
        declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase(),
        declaration.slice(colon + 1).trim(),
      ];
    })
    .filter(([name]) => KEPT.has(name));
}
