import type {MarkdownSection} from './markdown-sections';

/** A page that has been written. */
export interface WrittenPage {
  /** Path below the base URL, with a leading slash. */
  readonly path: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly tokens: number;
  readonly sections: readonly MarkdownSection[];
}
