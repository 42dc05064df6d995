export {builtPageFiles} from './built-page-files';
export {bundleWorker, type WorkerBundle} from './bundle-worker';
export {cacheDependingOn} from './bundler-cache';
export {digestOf, digestOfFiles} from './digest';
export {type DiskCache, openDiskCache, writeWhole} from './disk-cache';
export {listMarkdownFiles} from './list-markdown-files';
export {expressionOf, importDefault, jsxElement} from './mdx-nodes';
