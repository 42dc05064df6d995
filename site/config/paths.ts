import {join} from 'node:path';

const repository = join(__dirname, '../..');

/** Absolute paths of the folders that the site is made from. */
export const paths = {
  repository,
  docs: join(repository, 'docs'),
  blog: join(repository, 'blog'),
  examples: join(repository, 'examples'),
  tour: join(repository, 'site/tour'),
  nodeModules: join(repository, 'node_modules'),
  referenceNotes: join(repository, 'reference-notes'),
  referenceCache: join(repository, '.cache/api-reference'),
} as const;
