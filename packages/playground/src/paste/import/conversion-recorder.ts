import type {LexicalNode, NodeKey} from 'lexical';

/** What handled a DOM node: a conversion of `importDOM`, or an import rule. */
export interface Step {
  /** The class that has the `importDOM`, or the name of the rule. */
  readonly by: string;
  /** Only for conversions: rules have an order instead. */
  readonly priority: number | null;
  readonly made: readonly MadeNode[];
  /** Set for a rule that called `$next()`, so that the step after it ran, too. */
  readonly passedOn: boolean;
  /** Conversions that matched the node, too, with a lower priority. */
  readonly beaten: readonly string[];
}

/** A node in the state that it had when its rule returned. */
export interface MadeNode {
  readonly key: NodeKey;
  readonly type: string;
  readonly text: string;
}

/** Which of the two import mechanisms was used. */
export type Route = 'importDOM' | 'rules';

/** Records during an import which conversion handled which DOM node. */
export class ConversionRecorder {
  readonly #steps = new Map<Node, Step[]>();
  #elements: readonly Element[] = [];
  #texts: readonly (readonly Text[])[] = [];
  #route: Route | null = null;

  /** Tag names of the imported document, in order; empty if nothing was converted. */
  get names(): readonly string[] {
    return this.#elements.map(({localName}) => localName);
  }

  get route(): Route | null {
    return this.#route;
  }

  /**
   * Records that the import has reached a node. The first call sees the document before rules
   * change it.
   */
  meet(node: Node, route: Route): void {
    if (this.#route !== null) return;
    this.#route = route;
    this.#elements = [...(node.ownerDocument?.querySelectorAll('*') ?? [])];
    this.#texts = this.#elements.map(textsOf);
  }

  /** Records the nodes that a conversion created for a DOM node. */
  add(node: Node, step: Step): void {
    // A rule that calls `$next()` ends after the rule that it called.
    this.#steps.set(node, [step, ...(this.#steps.get(node) ?? [])]);
  }

  /**
   * Returns the steps for an element, by its position in the document, in the order in which they
   * were called.
   */
  stepsOf(index: number): readonly Step[] {
    return this.#stepsOfNode(this.#elements[index]);
  }

  /**
   * Returns the steps for a text, by the position of its element and its index among the element's
   * texts.
   */
  stepsOfText(index: number, position: number): readonly Step[] {
    return this.#stepsOfNode(this.#texts[index]?.[position]);
  }

  /** Returns everything that was recorded. */
  allSteps(): readonly Step[] {
    return [...this.#steps.values()].flat();
  }

  #stepsOfNode(node: Node | undefined): readonly Step[] {
    return (node && this.#steps.get(node)) ?? [];
  }
}

/** Returns the texts that are direct children of an element. */
export function textsOf(element: Element): readonly Text[] {
  return [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE,
  ) as Text[];
}

/** Describes nodes before the import changes or moves them. */
export function describeMade(nodes: readonly LexicalNode[]): MadeNode[] {
  return nodes.map((node) => ({
    key: node.getKey(),
    type: node.getType(),
    text: node.getTextContent(),
  }));
}
