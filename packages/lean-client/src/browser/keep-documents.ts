import {documentsOf} from '../site-table/documents.mjs';
import {onRoutes} from './site-table';

interface Version {
  readonly path: string;
  docs: readonly ReturnType<typeof documentsOf>[number][];
}

/**
 * Updates the list of a version's documents: those from the build, and those whose routes are
 * known.
 */
export function keepDocuments(version: Version): void {
  const own = version.docs;
  onRoutes((routes) => {
    const told = documentsOf(routes, version.path);
    const others = own.filter(({id}) => told.every((document) => document.id !== id));
    version.docs = [...told, ...others];
  });
}
