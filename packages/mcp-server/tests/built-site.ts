import path from 'node:path';

/** The folder of the built site. */
export const BUILT_SITE =
  process.env['BUILT_SITE_DIRECTORY'] ??
  path.resolve(import.meta.dirname, '../../../site/build');
