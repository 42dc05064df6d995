import type {ReferenceModel, SourcePosition} from '../model/schema';
import type {CallContexts} from './call-context';
import type {UsageIndex} from '../usages/usages';
import type {VersionHistory} from '../versions/version-history';
import type {KindHeading} from './kinds';
import type {MarkdownRenderer} from './markdown';
import type {TypeAddress} from './signature';
import type {SiteMap} from './site-map';

/** What the renderers of pages share. */
export interface RenderContext {
  readonly model: ReferenceModel;
  readonly siteMap: SiteMap;
  readonly markdown: MarkdownRenderer;
  readonly headings: readonly KindHeading[];
  readonly address: TypeAddress;
  readonly usages: UsageIndex;
  readonly history: VersionHistory;
  readonly calls: CallContexts | undefined;
  /** URL of a source line; undefined if no public URL is configured. */
  sourceUrl(position: SourcePosition): string | undefined;
}

/** A rendered page: its HTML, its headings and its links. */
export interface Page {
  /** File relative to the docs folder, without extension. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sidebarLabel: string;
  /** Whether search engines may list the page. Default: true. */
  readonly isIndexed?: boolean;
  readonly toc: readonly TocEntry[];
  readonly html: string;
}

/** Docusaurus' table of contents entry; `value` is HTML. */
export interface TocEntry {
  readonly value: string;
  readonly id: string;
  readonly level: 2 | 3;
}
