import {dirname, join} from 'node:path';

// Commands load this file as a module, where Node gives a file's name but not its folder.
const repository = join(dirname(__filename), '../..');

/** Absolute paths of the folders that the site is made from. */
export const paths = {
  repository,
  docs: join(repository, 'docs'),
  referenceDocs: join(repository, 'docs/api'),
  blog: join(repository, 'blog'),
  examples: join(repository, 'examples'),
  site: join(repository, 'site'),
  tour: join(repository, 'site/tour'),
  errorNotes: join(repository, 'docs/errors'),
  course: join(repository, 'docs/learn'),
  diagrams: join(repository, 'docs/diagrams'),
  packages: join(repository, 'packages'),
  nodeModules: join(repository, 'node_modules'),
  referenceNotes: join(repository, 'reference-notes'),
  releases: join(repository, 'reference-notes/releases'),
  announcedRemovals: join(repository, 'reference-notes/announced-removals.json'),
  breakingSamples: join(repository, 'reference-notes/breaking-samples.json'),
  compatibleSamples: join(repository, 'reference-notes/compatible-samples.json'),
  successors: join(repository, 'reference-notes/successors.json'),
  referenceCache: join(repository, '.cache/api-reference'),
} as const;
