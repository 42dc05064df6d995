import {loadIndex} from '../../src/backends/node/load-index';
import {BUILT_INDEX} from '../support/built-site';
import {storePages} from './stored-pages';

// Run it after a build, when the table should include new pages: the ranks change with them.
storePages((await loadIndex(BUILT_INDEX)).index.data);
