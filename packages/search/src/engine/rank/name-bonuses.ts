import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from '../query/query-plan';
import {nameShare} from './name-share';

/** Bonuses of headings, and which of them are hits even if none of their words matches. */
export interface NameBonuses {
  found: ReadonlyMap<number, number>;
  wanted: ReadonlySet<number>;
}

/** Collects the bonus of each heading; only the largest one counts. */
export class Bonuses implements NameBonuses {
  readonly found = new Map<number, number>();
  readonly wanted = new Set<number>();

  constructor(
    private readonly index: SearchIndex,
    private readonly plan: QueryPlan,
  ) {}

  add(
    headings: readonly number[] | undefined,
    bonus: number,
    share: (heading: number) => number = (heading) =>
      nameShare(this.index, this.plan, heading),
  ): void {
    this.hint(headings, bonus, share);
    headings?.forEach((heading) => this.wanted.add(heading));
  }

  /** Gives a bonus to headings that are hits for another reason. */
  hint(
    headings: readonly number[] | undefined,
    bonus: number,
    share: (heading: number) => number = (heading) =>
      nameShare(this.index, this.plan, heading),
  ): void {
    for (const heading of headings ?? []) {
      const value = bonus * share(heading);
      this.found.set(heading, Math.max(this.found.get(heading) ?? 0, value));
    }
  }
}
