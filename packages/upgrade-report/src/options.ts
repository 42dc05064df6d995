import type {Successors, ReleaseStep} from '@lexical-documentation/api-reference';

import type {TriedChange, UrlOf, UsesOf} from './release-data';

/** What the plugin and the pages are made from. */
export interface UpgradeReportOptions {
  /** Returns what each release changed, oldest first. */
  readonly releases: () => readonly ReleaseStep[];
  readonly successors: () => Successors;
  /** Changes that fit usual code. */
  readonly tried: () => readonly TriedChange[];
  readonly urlOf: UrlOf;
  readonly usesOf?: UsesOf;
  /** Absolute address of the site, with its base URL, for the feed. */
  readonly siteUrl: string;
}
