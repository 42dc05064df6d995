import type {LexicalNode, NodeKey} from 'lexical';

/** What took a DOM node: a conversion of `importDOM`, or an import rule. */
export interface Step {
  /** The class whose `importDOM` it is, or the name of the rule. */
  readonly by: string;
  /** Of conversions only: rules have an order instead. */
  readonly priority: number | null;
  readonly made: readonly MadeNode[];
  /** A rule that called `$next()`: the step after it had its say, too. */
  readonly passedOn: boolean;
  /** Conversions that wanted the node too, and came second. */
  readonly beaten: readonly string[];
}

/** A node, as it was when its rule returned. */
export interface MadeNode {
  readonly key: NodeKey;
  readonly type: string;
  readonly text: string;
}

/** Which of the two ways of import was used. */
export type Route = 'importDOM' | 'rules';

/** Collects during an import which conversion took which DOM node. */
export class ConversionRecorder {
  readonly #steps = new Map<Node, Step[]>();
  #elements: readonly Element[] = [];
  #texts: readonly (readonly Text[])[] = [];
  #route: Route | null = null;

  /** Names of the elements of the imported document, in its order; empty where nothing was converted. */
  get names(): readonly string[] {
    return this.#elements.map(({localName}) => localName);
  }

  get route(): Route | null {
    return this.#route;
  }

  /** Notes that the import has come to a node. The first call sees the document before rules change it. */
  meet(node: Node, route: Route): void {
    if (this.#route !== null) return;
    this.#route = route;
    this.#elements = [...(node.ownerDocument?.querySelectorAll('*') ?? [])];
    this.#texts = this.#elements.map(textsOf);
  }

  /** Notes what a conversion made of a node. */
  add(node: Node, step: Step): void {
    // A rule that passed on ends after the one that followed it.
    this.#steps.set(node, [step, ...(this.#steps.get(node) ?? [])]);
  }

  /** Returns who took an element, by its position in the document, in the order in which they were asked. */
  stepsOf(index: number): readonly Step[] {
    return this.#stepsOfNode(this.#elements[index]);
  }

  /** Returns who took a text, by the position of its element and its own among the texts there. */
  stepsOfText(index: number, position: number): readonly Step[] {
    return this.#stepsOfNode(this.#texts[index]?.[position]);
  }

  /** Returns all that was noted. */
  allSteps(): readonly Step[] {
    return [...this.#steps.values()].flat();
  }

  #stepsOfNode(node: Node | undefined): readonly Step[] {
    return (node && this.#steps.get(node)) ?? [];
  }
}

/** Returns the texts directly in an element. */
export function textsOf(element: Element): readonly Text[] {
  return [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE,
  ) as Text[];
}

/** Writes down nodes before the import changes or moves them. */
export function describeMade(nodes: readonly LexicalNode[]): MadeNode[] {
  return nodes.map((node) => ({
    key: node.getKey(),
    type: node.getType(),
    text: node.getTextContent(),
  }));
}
