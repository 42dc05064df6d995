const OWN_ATTRIBUTES = /^data-lexical-/;
const USUAL_ATTRIBUTES = new Set([
  'dir="auto"',
  'spellcheck="false"',
  'style="white-space: pre-wrap;"',
  'class=""',
]);

/** Returns the focused element, also in shadow roots; undefined if there is none. */
export function focusedElement(): Element | undefined {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused && focused !== document.body ? focused : undefined;
}

/** Returns the root of the focused editor, or of the first one on the page. */
export function editorRoot(): HTMLElement {
  const focused = focusedElement()?.closest<HTMLElement>('[data-lexical-editor]');
  const root = focused ?? findRoot(document);
  if (!root)
    throw new Error('The page has no editor: add its root element to document.body.');
  commitUpdates(root);
  return root;
}

/** Returns the HTML of an editor, without what every editor has. */
export function pageHtml(root: HTMLElement, isWithCaret: boolean): string {
  const copy = root.cloneNode(true);
  const copyOf = (node: Node) =>
    pathTo(root, node).reduce<Node | undefined>(
      (parent, index) => parent?.childNodes[index],
      copy,
    );
  const selection = isWithCaret ? selectionIn(root) : undefined;
  if (selection) {
    const {startContainer, startOffset, endContainer, endOffset, collapsed} = selection;
    const end = copyOf(endContainer);
    // From the end, so that the first mark doesn't move the second.
    if (!collapsed && end) putMark(end, endOffset, ']');
    const start = copyOf(startContainer);
    if (start) putMark(start, startOffset, collapsed ? '|' : '[');
  }
  return [...copy.childNodes].map(html).join('');
}

/** Samples would otherwise see, and select in, the page before their last update. */
function commitUpdates(root: HTMLElement): void {
  const {__lexicalEditor: editor} = root as HTMLElement & {
    __lexicalEditor?: {read: (readState: () => void) => void};
  };
  editor?.read(() => undefined);
}

function findRoot(within: Document | ShadowRoot): HTMLElement | undefined {
  const found = within.querySelector<HTMLElement>('[data-lexical-editor]');
  if (found) return found;
  for (const {shadowRoot} of within.querySelectorAll('*')) {
    const inside = shadowRoot && findRoot(shadowRoot);
    if (inside) return inside;
  }
  return undefined;
}

function selectionIn(root: HTMLElement): Range | undefined {
  const home = root.getRootNode() as Document & {getSelection: () => Selection | null};
  const selection = home.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  return range && root.contains(range.commonAncestorContainer) ? range : undefined;
}

function pathTo(root: Node, node: Node): number[] {
  const path: number[] = [];
  for (let at: Node = node; at !== root && at.parentNode; at = at.parentNode)
    path.unshift([...at.parentNode.childNodes].indexOf(at as ChildNode));
  return path;
}

function putMark(node: Node, offset: number, mark: string): void {
  if (node instanceof Text) node.insertData(offset, mark);
  else
    node.insertBefore(document.createTextNode(mark), node.childNodes[offset] ?? null);
}

function html(node: Node): string {
  if (node instanceof Text) return escape(node.data);
  if (!(node instanceof Element) || isAid(node)) return '';
  const name = node.localName;
  const content = [...node.childNodes].map(html).join('');
  const attributes = [...node.attributes].flatMap((attribute) => {
    const text = `${attribute.name}="${escape(attribute.value)}"`;
    const isUsual =
      USUAL_ATTRIBUTES.has(text) || (name === 'li' && attribute.name === 'value');
    return isUsual || OWN_ATTRIBUTES.test(attribute.name) ? [] : [` ${text}`];
  });
  if (name === 'span' && attributes.length === 0) return content;
  const isVoid = /^(?:br|hr|img|input|col)$/.test(name);
  return `<${name}${attributes.join('')}>${isVoid ? '' : `${content}</${name}>`}`;
}

/** An image that helps browsers to position or to paint a selection. */
function isAid(node: Element): boolean {
  return (
    node.hasAttribute('data-lexical-decorator-boundary') ||
    (node.localName === 'img' && node.hasAttribute('data-lexical-managed-linebreak'))
  );
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('\u00a0', '&nbsp;');
}
