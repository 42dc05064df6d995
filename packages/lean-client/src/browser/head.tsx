/**
 * Implements what Docusaurus uses of `react-helmet-async` in a browser: keeps the document's head
 * in sync with the components on the page. If an element can only occur once, the later component
 * wins.
 */
import {
  Children,
  Fragment,
  isValidElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';

import {type HeadTag, tagsThatCount} from './head-tags';

const MARK = 'data-rh';

/** What a component adds to the head, as JSON. */
interface Wish {
  tags: string;
}

/** What each component adds, in the order in which they were mounted. */
const wishes = new Set<Wish>();
let frame = 0;

export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

export function Helmet({children}: {readonly children?: ReactNode}): ReactNode {
  const wish = useRef<Wish>({tags: '[]'});
  // The tags are new objects in each render, so their JSON is compared.
  const tags = JSON.stringify(tagsOf(children));
  useLayoutEffect(() => {
    const own = wish.current;
    wishes.add(own);
    return () => {
      wishes.delete(own);
      update();
    };
  }, []);
  useLayoutEffect(() => {
    wish.current.tags = tags;
    update();
  }, [tags]);
  return null;
}

/** HTML names of attributes that have different names in React. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

function tagsOf(nodes: ReactNode): HeadTag[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<{children?: ReactNode}>(node)) return [];
    const {children, ...props} = node.props;
    if (node.type === Fragment) return tagsOf(children);
    const attributes = Object.fromEntries(
      Object.entries(props).map(([name, value = '']) => [
        NAMES[name] ?? name,
        String(value),
      ]),
    );
    const text = [children ?? ''].flat().join('');
    return [{type: String(node.type), attributes, text}];
  });
}

function update(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => {
    const tags = tagsThatCount(
      [...wishes].map((wish) => JSON.parse(wish.tags) as HeadTag[]),
    );
    for (const {type, text} of tags) {
      if (type === 'title' && document.title !== text) document.title = text;
    }
    setAttributes(document.documentElement, tags, 'html');
    setAttributes(document.body, tags, 'body');
    setElements(tags.filter(({type}) => !['title', 'html', 'body'].includes(type)));
  });
}

/** This attribute lists the attributes that were set from here. */
function setAttributes(
  element: HTMLElement,
  tags: readonly HeadTag[],
  wanted: string,
): void {
  const attributes: Record<string, string> = Object.assign(
    {},
    ...tags.filter(({type}) => type === wanted).map((tag) => tag.attributes),
  );
  for (const name of element.getAttribute(MARK)?.split(',') ?? []) {
    if (!(name in attributes)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const names = Object.keys(attributes).join(',');
  if (names) element.setAttribute(MARK, names);
  else element.removeAttribute(MARK);
}

/** Keeps existing elements: a link or script that is added again would load again. */
function setElements(tags: readonly HeadTag[]): void {
  const old = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)];
  const missing = tags.map(elementOf).filter((element) => {
    const index = old.findIndex((other) => other.isEqualNode(element));
    if (index >= 0) old.splice(index, 1);
    return index < 0;
  });
  for (const element of old) element.remove();
  document.head.append(...missing);
}

function elementOf({type, attributes, text}: HeadTag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.setAttribute(MARK, 'true');
  element.textContent = text;
  return element;
}
