import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {PublishedModules} from '../html-file';

interface Manifest {
  readonly version: string;
  readonly type?: string;
  readonly main?: string;
  readonly exports?: Readonly<Record<string, Target & {readonly import?: Target}>>;
}

interface Target {
  readonly production?: string;
}

const IMPORT = /(?:from|import)\s*"((?:@[^/"]+\/)?[^./"][^/"]*)/g;

/**
 * Returns the modules that packages ship for production, and all that these import.
 *
 * @throws Error of the file system if one of them is not installed
 */
export async function publishedModules(
  root: string,
  names: readonly string[],
): Promise<PublishedModules> {
  const modules: Record<string, PublishedModules[string]> = {};
  const read = async (name: string): Promise<void> => {
    const folder = path.join(root, 'node_modules', name);
    const manifest = JSON.parse(
      await readFile(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    // Without a CommonJS build, a package has no condition for imports.
    const target = manifest.exports?.['.'];
    const entry = (target?.import ?? target)?.production ?? manifest.main ?? '';
    const file = path.posix.normalize(entry);
    const text = await readFile(path.join(folder, file), 'utf8');
    const isModule = file.endsWith('.mjs') || manifest.type === 'module';
    const imports = isModule
      ? [...text.matchAll(IMPORT)].map(([, each = '']) => each)
      : [];
    const unique = [...new Set(imports)].sort();
    modules[name] = {path: `${name}@${manifest.version}/${file}`, imports: unique};
    await Promise.all(unique.filter((each) => !(each in modules)).map(read));
  };
  await Promise.all(names.map(read));
  return modules;
}
