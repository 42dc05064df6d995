export {builtPageFiles} from './built-page-files';
export {cacheDependingOn} from './bundler-cache';
export {digestOf, digestOfFiles} from './digest';
export {type DiskCache, openDiskCache, writeWhole} from './disk-cache';
export {expressionOf, importDefault, jsxElement} from './mdx-nodes';
