export {default, type MarkdownPagesOptions, validateOptions} from './plugin';
export {markdownFile} from './page-paths';
export {type MarkdownPage, pageToMarkdown, type SiteContext} from './page-to-markdown';
