import ts from 'typescript';

export type Element = ts.JsxElement | ts.JsxSelfClosingElement;

export function isElement(node: ts.Node): node is Element {
  return ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node);
}

/** Returns the opening tag, or the only one. */
export function tagOf(element: Element): ts.JsxOpeningLikeElement {
  return ts.isJsxElement(element) ? element.openingElement : element;
}

export function tagNameOf(element: Element): string {
  return tagOf(element).tagName.getText();
}

/** Returns the attribute of an element with a name. */
export function attributeOf(
  element: Element,
  name: string,
): ts.JsxAttribute | undefined {
  return tagOf(element)
    .attributes.properties.filter(ts.isJsxAttribute)
    .find((each) => each.name.getText() === name);
}

/** Returns the expression that an attribute has as value, if it is one. */
export function expressionOf(attribute: ts.JsxAttribute): ts.Expression | undefined {
  const {initializer} = attribute;
  return initializer && ts.isJsxExpression(initializer)
    ? initializer.expression
    : undefined;
}

/** Returns the value of an attribute as code outside of JSX. */
export function valueText(attribute: ts.JsxAttribute): string {
  const {initializer} = attribute;
  if (!initializer) return 'true';
  if (ts.isStringLiteral(initializer)) return JSON.stringify(initializer.text);
  return ts.isJsxExpression(initializer)
    ? (initializer.expression?.getText() ?? 'undefined')
    : initializer.getText();
}

/**
 * Returns all elements that an element always renders: its children and theirs, but nothing in
 * expressions and attributes.
 */
export function renderedIn(node: ts.Node): Element[] {
  const children =
    ts.isJsxElement(node) || ts.isJsxFragment(node) ? [...node.children] : [];
  return children.flatMap((child) => [
    ...(isElement(child) ? [child] : []),
    ...renderedIn(child),
  ]);
}

/** Returns children without blank text and comments. */
export function solidChildren(node: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  return node.children.filter((child) =>
    ts.isJsxText(child)
      ? child.text.trim() !== ''
      : !(ts.isJsxExpression(child) && !child.expression),
  );
}

/** Returns the words that an element shows, when all of them stand in the code. */
export function wordsOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isJsxSelfClosingElement(node)) return undefined;
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return undefined;
  const words = solidChildren(node).map((child) =>
    ts.isJsxText(child) ? child.text.trim() : wordsOf(child),
  );
  return words.includes(undefined)
    ? undefined
    : words.join(' ').replaceAll(/\s+/g, ' ');
}

/** Returns comments in JSX that stand right before an element, and where they begin. */
export function commentsBefore(element: Element): {text: string; nodes: ts.Node[]} {
  const {parent} = element;
  if (!ts.isJsxElement(parent) && !ts.isJsxFragment(parent))
    return {text: '', nodes: []};
  const before = parent.children.slice(0, parent.children.indexOf(element)).reverse();
  const nodes: ts.Node[] = [];
  for (const child of before) {
    if (ts.isJsxText(child) && child.text.trim() === '') continue;
    if (!ts.isJsxExpression(child) || child.expression) break;
    nodes.unshift(child);
  }
  const text = nodes.map((node) => `${node.getText().slice(1, -1).trim()}\n`).join('');
  return {text, nodes};
}
