import {strToU8, zipSync} from 'fflate';

/** Returns a ZIP file with one folder that holds the files. */
export function zipProject(
  folder: string,
  files: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  // The library's type leaves open what kind of buffer it makes; it is a plain one.
  return zipSync({[folder]: Object.fromEntries(entries)}) as Uint8Array<ArrayBuffer>;
}
