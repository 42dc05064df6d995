import type {Essentials} from './essentials';

/** What the plugin sends to the worker that writes. It must not contain functions. */
export interface MarkdownWork {
  readonly outDir: string;
  readonly origin: string;
  readonly baseUrl: string;
  readonly facts: Readonly<Record<string, string>>;
  /** Paths of the pages, with base URL. */
  readonly routes: readonly string[];
  readonly site: SiteDescription;
}

/** What the digests say about the site, and how they select pages. */
export interface SiteDescription {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly Section[];
  /** Paths below the base URL with how often readers need them; 0 for all others. */
  readonly needs: Readonly<Record<string, number>>;
  /** The sections for writing code, by page and heading: the whole content of the smallest digest. */
  readonly essentials: Essentials;
}

/** Pages that belong together, in order: a path includes all pages below it. */
export interface Section {
  readonly title: string;
  readonly paths: readonly string[];
  /** Listed last, as optional. */
  readonly isOptional?: boolean;
}
