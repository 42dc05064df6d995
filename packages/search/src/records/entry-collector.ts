import type {PageEntry, RecordType} from './page-records';

/** The meaning of headings on a page. */
export interface HeadingRules {
  /** Headings that aren't results; their text belongs to the heading above. */
  ignoredHeadings: ReadonlySet<string>;
  /** Headings of sections that only contain links, such as "Related": they are left out completely. */
  ignoredSections: ReadonlySet<string>;
  /** Headings that define the kind of the symbols below them. */
  symbolKinds: ReadonlyMap<string, string>;
  /** The kind of the symbol that the page itself describes. */
  titleKind?: string | undefined;
  /** The part before the number in the anchors of errors, if the page lists errors. */
  errorAnchor?: string | undefined;
  /** Title of a page without a first-level heading; empty if it has none either. */
  fallbackTitle: string;
}

/** Blocks are joined up to this length, so that a record is as long as what a snippet can show. */
const CONTENT_LENGTH = 320;

const DEEPEST_LEVEL = 6;

/** Collects the entries of a page in document order. */
export class EntryCollector {
  private readonly entries: PageEntry[] = [];
  /** Index of the open heading of each level, from 1 to 6. */
  private readonly open: (number | undefined)[] = [];
  /** The open heading that defines a kind, and its level. */
  private kind: {name: string; level: number} | null = null;
  private pending = '';
  /** Level of the open section that is left out. */
  private ignoredLevel: number | null = null;

  constructor(private readonly rules: HeadingRules) {}

  addHeading(level: number, text: string, anchor: string | null, note?: string): void {
    // The page's first heading is its title, whatever its level.
    const depth = this.entries.length === 0 ? 1 : Math.max(level, 2);
    if (this.kind && depth <= this.kind.level) {
      this.kind = null;
    }
    if (this.ignoredLevel !== null && depth > this.ignoredLevel) {
      return;
    }
    this.ignoredLevel = this.rules.ignoredSections.has(text) ? depth : null;
    if (this.ignoredLevel !== null) {
      return;
    }
    const kind = this.rules.symbolKinds.get(text);
    if (kind !== undefined) {
      this.flush();
      this.kind = {level: depth, name: kind};
      this.open.length = depth;
    } else if (text !== '' && !this.rules.ignoredHeadings.has(text)) {
      const kind = depth === 1 ? this.rules.titleKind : this.kindAt(depth);
      this.push(depth, text, anchor, {kind, note});
    }
  }

  /** Adds a member of the open symbol, with its declaration as text. */
  addMember(name: string, declaration: string, anchor: string): void {
    if (this.ignoredLevel !== null) {
      return;
    }
    const owner =
      this.open.findLast(
        (index) => index !== undefined && this.entries[index]?.kind !== 'member',
      ) ?? 0;
    const level = Number(this.entries[owner]?.type[3] ?? 1);
    this.push(Math.min(level + 1, DEEPEST_LEVEL), name, anchor, {kind: 'member'});
    if (declaration !== name) {
      this.addText(declaration);
    }
  }

  /** Returns whether the open heading is a symbol. */
  inSymbol(): boolean {
    return this.entries[this.current()]?.kind !== undefined;
  }

  addText(text: string): void {
    if (text === '' || this.entries.length === 0 || this.ignoredLevel !== null) {
      return;
    }
    if (this.pending.length + text.length > CONTENT_LENGTH) {
      this.flush();
    }
    this.pending += this.pending === '' ? text : ` ${text}`;
  }

  /** Adds text with its own URL, such as a row in a table of errors. */
  addAnchoredText(text: string, anchor: string): void {
    if (text !== '' && this.entries.length > 0 && this.ignoredLevel === null) {
      this.flush();
      this.pushContent(text, anchor);
    }
  }

  finish(): PageEntry[] {
    this.flush();
    return this.entries;
  }

  /**
   * Headings directly below a heading that defines a kind are symbols; deeper ones belong to their
   * text.
   */
  private kindAt(depth: number): string | undefined {
    return this.kind && depth === this.kind.level + 1 ? this.kind.name : undefined;
  }

  private current(): number {
    return this.open.findLast((index) => index !== undefined) ?? -1;
  }

  private push(
    depth: number,
    text: string,
    anchor: string | null,
    {kind, note}: Pick<PageEntry, 'kind' | 'note'>,
  ): void {
    this.flush();
    this.open.length = Math.min(this.open.length, depth);
    const parent = this.current();
    this.open[depth] = this.entries.length;
    this.entries.push({
      anchor: depth === 1 ? null : anchor,
      parent,
      position: this.entries.length,
      text,
      type: `lvl${String(depth)}` as RecordType,
      ...(kind !== undefined && {kind}),
      ...(note !== undefined && {note}),
    });
  }

  private flush(): void {
    if (this.pending !== '') {
      this.pushContent(this.pending, this.entries[this.current()]?.anchor ?? null);
      this.pending = '';
    }
  }

  private pushContent(text: string, anchor: string | null): void {
    this.entries.push({
      anchor,
      parent: this.current(),
      position: this.entries.length,
      text,
      type: 'content',
    });
  }
}
