import type {Essentials} from './essentials';

/** What the plugin tells the thread that writes. It has no functions. */
export interface MarkdownWork {
  readonly outDir: string;
  readonly origin: string;
  readonly baseUrl: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Paths of the pages, with base URL. */
  readonly routes: readonly string[];
  readonly site: SiteDescription;
}

/** What the digests say of the site, and how they choose its pages. */
export interface SiteDescription {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
  /** Paths below the base URL with how often readers need them; others count as 0. */
  readonly needs: Readonly<Record<string, number>>;
  /** What code needs, by page and heading: the whole of the smallest digest. */
  readonly essentials: Essentials;
}

/** Pages that stand together, in their order: a path takes all pages below it, too. */
export interface Section {
  readonly title: string;
  readonly paths: readonly string[];
  /** Listed last, for readers with room to spare. */
  readonly isOptional?: boolean;
}
