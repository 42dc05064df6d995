export {createShareLink, MAX_FRAGMENT_LENGTH, readShareLink} from './share-link';
export {parseContent} from '../document/parse-content';
export type {PlaygroundContent} from '../document/types';
