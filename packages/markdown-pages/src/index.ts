export {
  type Assistant,
  default,
  type MarkdownPagesOptions,
  validateOptions,
} from './plugin';
export {markdownFile} from './page-paths';
export {type MarkdownPage, pageToMarkdown, type SiteContext} from './page-to-markdown';
export type {MarkdownSection} from './markdown-sections';
export {readSectionTable, type SectionedPage} from './section-table';
