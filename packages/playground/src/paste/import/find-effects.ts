import type {AnyLexicalExtensionArgument, LexicalEditorWithDispose} from 'lexical';

import type {PluginIds} from '../../editor/plugins/plugins';
import {buildCopy, pasteInto} from './import-copy';
import {type Trait, withoutTraits} from './source-document';

/** The effect of a trait on the document. */
export type Effect =
  /** Without it, the document would be different. */
  | 'kept'
  /** It has no effect. */
  | 'dropped'
  /** It has an effect elsewhere, but here something else has the same effect. */
  | 'redundant';

/** For this long, traits with the same name are tried one by one; after that, together. */
const MOST_MS = 3_000;

/**
 * Finds the effect of each trait by pasting the same HTML without it and comparing the documents.
 * Traits without an effect stay removed, so that one of two with the same effect is kept: without
 * all removed traits, the document is the same.
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

  /** Returns whether the document would be different without these traits. */
  matters(traits: readonly Trait[]): boolean {
    return this.#paste([...this.#dropped, ...traits]) !== this.#whole;
  }

  /**
   * Returns the effect of each trait in a group that has the same name.
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

/** Groups traits by name: all `color` declarations, all `class` attributes. */
export function groupTraits(traits: readonly Trait[]): readonly (readonly Trait[])[] {
  const groups = new Map<string, Trait[]>();
  for (const trait of traits) {
    const id = `${trait.kind} ${trait.name}`;
    groups.set(id, [...(groups.get(id) ?? []), trait]);
  }
  return [...groups.values()];
}
