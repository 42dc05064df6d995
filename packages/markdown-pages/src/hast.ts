import type {Element, ElementContent, Nodes} from 'hast';

/** Creates an element. */
export function h(
  tagName: string,
  children: (ElementContent | string)[],
  properties: Element['properties'] = {},
): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) =>
      typeof child === 'string' ? {type: 'text', value: child} : child,
    ),
  };
}

/** Returns whether a node is an element with this class. */
export function hasClass(node: Nodes, name: string): node is Element {
  return node.type === 'element' && classesOf(node).includes(name);
}

export function classesOf({properties}: Element): readonly string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** The value of an attribute as text; empty if it's missing. */
export function attribute({properties}: Element, name: string): string {
  return String(properties[name] ?? '');
}

/** The first descendant in document order that passes a test. */
export function find(
  node: Nodes,
  test: (element: Element) => boolean,
): Element | undefined {
  return findAll(node, test).next().value ?? undefined;
}

/** All descendants that pass a test, except those inside another match. */
export function* findAll(
  node: Nodes,
  test: (element: Element) => boolean,
): Generator<Element, undefined> {
  for (const child of 'children' in node ? node.children : []) {
    if (child.type === 'element' && test(child)) {
      yield child;
    } else {
      yield* findAll(child as Nodes, test);
    }
  }
  return undefined;
}
