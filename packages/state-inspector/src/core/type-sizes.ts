import type {Facts} from '../facts/facts';
import type {ParsedJson} from '../json/parse-json';
import type {TypeRow} from './report';
import type {JsonObject} from './values';

/** Adds up the nodes of each type, and how much of the JSON they are. */
export class TypeSizes {
  private readonly counts = new Map<string, {count: number; size: number}>();

  constructor(
    private readonly facts: Facts,
    private readonly spans: ParsedJson['spans'],
  ) {}

  add(type: string, node: JsonObject): void {
    const entry = this.counts.get(type) ?? {count: 0, size: 0};
    this.counts.set(type, entry);
    entry.count += 1;
    entry.size += this.sizeOf(node);
  }

  /** Takes the text of a child off its parent. */
  takeOff(type: string, child: unknown): void {
    const entry = this.counts.get(type);
    if (entry) entry.size -= this.sizeOf(child);
  }

  /** The largest first. */
  rows(): TypeRow[] {
    return [...this.counts]
      .map(([type, {count, size}]): TypeRow => {
        const fact = factOf(this.facts, type);
        const [nodeClass] = fact?.classes ?? [];
        const isCore = nodeClass?.module === 'lexical';
        return {
          type,
          count,
          size,
          isKnown: fact !== undefined,
          ...(nodeClass && {nodeClass}),
          extensions: isCore ? [] : (fact?.extensions ?? []),
          isCore,
        };
      })
      .sort((a, b) => b.size - a.size);
  }

  private sizeOf(value: unknown): number {
    const span = this.spans.get(value as object);
    return span ? span.end - span.start : 0;
  }
}

/** What is known about a type; a name such as "constructor" is no type. */
export function factOf({nodes}: Facts, type: string) {
  return Object.hasOwn(nodes, type) ? nodes[type] : undefined;
}
