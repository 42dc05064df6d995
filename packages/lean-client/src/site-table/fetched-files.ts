/**
 * Returns the files of a folder that a script names, without duplicates, in order.
 *
 * @param folder - of the built site, without slashes around it
 */
export function fetchedFiles(script: string, folder: string): string[] {
  const names = script.matchAll(/["'`]([\w./-]+)["'`]/g);
  const files = [...names].map(([, name = '']) => name);
  return [...new Set(files.filter((name) => name.startsWith(`${folder}/`)))];
}
