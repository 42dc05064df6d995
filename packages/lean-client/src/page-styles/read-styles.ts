import postcss, {type AtRule, type ChildNode, type Container, type Rule} from 'postcss';

/** One selector of a rule, and what an element must have to match it. */
export interface Selector {
  readonly text: string;
  /** Tags, classes with a dot, and ids with a hash. */
  readonly needs: readonly string[];
}

export interface Declaration {
  readonly text: string;
  /** Custom properties that the value reads. */
  readonly reads: readonly string[];
  /** The custom property that is set. */
  readonly sets?: string;
}

/** A part of a style sheet, with the at-rules around it, outermost first. */
export type StylePart = {readonly around: readonly string[]} & (
  | {
      readonly selectors: readonly Selector[];
      readonly declarations: readonly Declaration[];
    }
  | {readonly keyframes: string; readonly text: string}
  | {readonly text: string}
);

/** Interactive states and print styles aren't part of a page's first paint. */
const LATER =
  /:(?:hover|focus|focus-visible|focus-within|active|visited)\b|::selection/;
const LATER_MEDIA = /^media [^,]*(?:\bprint\b|\(hover: ?hover\))[^,]*$/;
const LATER_PROPERTY = /^(?:-webkit-)?transition/;

/** Returns the parts of a style sheet that a page's first paint may need, in order. */
export function readStyles(css: string): StylePart[] {
  return partsOf(postcss.parse(css), []);
}

/** Returns the custom properties that a style uses. */
export function propertiesIn(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Returns a style sheet without its fonts, which documents already declare. If a font is declared
 * again, browsers lay out the whole page again.
 */
export function withoutFonts(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return root.toString();
}

function partsOf(
  container: Container<ChildNode>,
  around: readonly string[],
): StylePart[] {
  return (container.nodes ?? []).flatMap((node): StylePart[] => {
    if (node.type === 'rule') return [partOfRule(node, around)];
    if (node.type === 'atrule') return partsOfAtRule(node, around);
    return [];
  });
}

function partsOfAtRule(node: AtRule, around: readonly string[]): StylePart[] {
  const prelude = `${node.name} ${node.params}`.trim();
  if (node.name.endsWith('keyframes')) {
    return [{keyframes: node.params, text: `${node}`, around}];
  }
  if (!node.nodes || ['font-face', 'property', 'page'].includes(node.name)) {
    return [{text: `${node}${node.nodes ? '' : ';'}`, around}];
  }
  return LATER_MEDIA.test(prelude) ? [] : partsOf(node, [...around, `@${prelude}`]);
}

function partOfRule(rule: Rule, around: readonly string[]): StylePart {
  const selectors = rule.selectors.filter((selector) => !LATER.test(selector));
  const declarations = rule.nodes.flatMap((node): Declaration[] => {
    if (node.type !== 'decl' || LATER_PROPERTY.test(node.prop)) return [];
    const reads = propertiesIn(node.value);
    const isCustom = node.prop.startsWith('--');
    return [{text: `${node}`, reads, ...(isCustom && {sets: node.prop})}];
  });
  return {
    selectors: selectors.map((text) => ({text, needs: needsOf(text)})),
    declarations,
    around,
  };
}

/** The condition in brackets may or may not be true, so it's ignored. */
function needsOf(selector: string): string[] {
  let bare = selector.replace(/\[[^\]]*\]/g, '').replace(/\\./g, '_');
  for (let last = ''; last !== bare;) {
    last = bare;
    bare = bare.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  bare = bare.replace(/::?[\w-]+/g, '');
  return [...bare.matchAll(/[.#]?[\w-]+/g)].map(([name]) =>
    /^[.#]/.test(name) ? name : name.toLowerCase(),
  );
}
