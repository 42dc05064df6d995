import {existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

const installed = path.join(import.meta.dirname, '../../../node_modules');

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * What a template brings that neither runs nor compiles the program: its linter.
 */
const NOT_NEEDED: ReadonlySet<string> = new Set(['oxlint']);

/**
 * Does what `npm install` does, with the packages of this repository instead of the registry's, so
 * that no network is needed. The project sees the packages that it names, and no others.
 */
export function installPackages(project: string, names: readonly string[]): void {
  const file = path.join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  manifest.dependencies = {
    ...manifest.dependencies,
    ...Object.fromEntries(names.map((name) => [name, versionOf(name)])),
  };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  const wanted = [
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.devDependencies ?? {}),
  ];
  for (const name of wanted.filter((name) => !NOT_NEEDED.has(name))) {
    link(project, name);
  }
}

function link(project: string, name: string): void {
  const place = path.join(project, 'node_modules', name);
  versionOf(name);
  if (existsSync(place)) return;
  mkdirSync(path.dirname(place), {recursive: true});
  symlinkSync(path.join(installed, name), place, 'junction');
}

function versionOf(name: string): string {
  const file = path.join(installed, name, 'package.json');
  if (!existsSync(file)) {
    throw new FourPartError({
      what: `The package "${name}" is not installed.`,
      where: file,
      expected:
        'every package that a tutorial installs, in node_modules of this repository',
      fix: 'Add it to devDependencies, or correct the command on the page.',
    });
  }
  return (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version;
}
