import {type IdentifierStoreOptions, sharedIdentifierStore} from './identifier-store';
import type {SourceUses} from './identifier-uses';

/**
 * Returns which names of packages each page and each example uses, as the compiler resolved them
 * for the links. Its answers are cached: only samples that changed are compiled again.
 */
export function listUses(options: IdentifierStoreOptions): Promise<SourceUses[]> {
  return sharedIdentifierStore(options).usesBySource();
}
