import type {AnyLexicalExtensionArgument, LexicalEditorWithDispose} from 'lexical';

import type {PluginIds} from '../../editor/plugins/plugins';
import {buildCopy, pasteInto} from './import-copy';
import {type Trait, withoutTraits} from './source-document';

/** What a trait did to the document. */
export type Effect =
  /** Without it, the document would be another. */
  | 'kept'
  /** It makes no difference. */
  | 'dropped'
  /** Elsewhere it makes one; here something else says the same. */
  | 'redundant';

/** Traits of one name are tried one by one for so long, all together. */
const MOST_MS = 3_000;

/**
 * Finds out what each trait does, by pasting the same HTML without it and comparing the documents. What was found to
 * make no difference stays away, so that of two that say the same one is kept: without all that is dropped,
 * the document is the same.
 */
export class EffectFinder {
  readonly #page: Document;
  readonly #editor: LexicalEditorWithDispose;
  readonly #whole: string;
  readonly #dropped: Trait[] = [];
  #spentMs = 0;

  constructor(
    page: Document,
    running: PluginIds,
    further: readonly AnyLexicalExtensionArgument[] = [],
  ) {
    this.#page = page;
    this.#editor = buildCopy(running, null, further);
    this.#whole = this.#paste([]);
  }

  /** The document with all traits, as JSON. */
  get whole(): string {
    return this.#whole;
  }

  /** Tells whether the document would be another without these. */
  matters(traits: readonly Trait[]): boolean {
    return this.#paste([...this.#dropped, ...traits]) !== this.#whole;
  }

  /**
   * Returns the effect of each of a group of traits that have the same name.
   *
   * @param pause - called between two trials
   */
  async effectsOf(
    group: readonly Trait[],
    pause: () => Promise<void>,
  ): Promise<readonly Effect[]> {
    if (!this.matters(group)) {
      this.#dropped.push(...group);
      return group.map(() => 'dropped');
    }
    if (group.length === 1) return ['kept'];
    const effects: Effect[] = [];
    for (const trait of group) {
      await pause();
      const start = performance.now();
      const isKept = this.#spentMs > MOST_MS || this.matters([trait]);
      this.#spentMs += performance.now() - start;
      effects.push(isKept ? 'kept' : 'redundant');
    }
    return effects;
  }

  dispose(): void {
    this.#editor.dispose();
  }

  #paste(without: readonly Trait[]): string {
    const html = withoutTraits(this.#page, without);
    pasteInto(this.#editor, {texts: [['text/html', html]], files: []});
    return JSON.stringify(this.#editor.getEditorState());
  }
}

/** Groups traits by what is said: all `color` declarations, all `class` attributes. */
export function groupTraits(traits: readonly Trait[]): readonly (readonly Trait[])[] {
  const groups = new Map<string, Trait[]>();
  for (const trait of traits) {
    const id = `${trait.kind} ${trait.name}`;
    groups.set(id, [...(groups.get(id) ?? []), trait]);
  }
  return [...groups.values()];
}
