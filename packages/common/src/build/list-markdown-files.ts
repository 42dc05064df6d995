import {readdir} from 'node:fs/promises';
import path from 'node:path';

const MARKDOWN_FILE = /\.mdx?$/;

/** Returns the Markdown and MDX files of the folders and their subfolders, sorted, and files that are named themselves; a missing folder has none. */
export async function listMarkdownFiles(folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(folders.map(listFolder));
  return [...new Set(lists.flat())].sort();
}

async function listFolder(folder: string): Promise<string[]> {
  if (MARKDOWN_FILE.test(folder)) {
    return [folder];
  }
  try {
    const entries = await readdir(folder, {recursive: true, withFileTypes: true});
    return entries
      .filter((entry) => entry.isFile() && MARKDOWN_FILE.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return [];
    }
    throw error;
  }
}
