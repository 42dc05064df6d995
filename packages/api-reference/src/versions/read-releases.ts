import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import type {ReleaseStep} from './release-step';

/**
 * Reads the changes of releases, from a folder with a file for each.
 *
 * @param folder - absolute, with files such as `0.39.0.json`
 * @returns the releases, oldest first
 * @throws FourPartError if there are none, or a file has another format
 */
export function readReleases(folder: string): ReleaseStep[] {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.json'))
    : [];
  if (files.length === 0) throw unreadable(folder);
  return files.map((name) => readStep(path.join(folder, name))).sort(byVersion);
}

/** Compares releases, oldest first. */
export function byVersion(
  one: {readonly version: string},
  other: {readonly version: string},
): number {
  return one.version.localeCompare(other.version, 'en', {numeric: true});
}

function readStep(file: string): ReleaseStep {
  try {
    const step = JSON.parse(readFileSync(file, 'utf8')) as Partial<ReleaseStep>;
    if (step.version !== undefined && step.added && step.changed) {
      return step as ReleaseStep;
    }
  } catch {
    // Reported below.
  }
  throw unreadable(file);
}

function unreadable(file: string): FourPartError {
  return new FourPartError({
    what: 'What releases changed cannot be read.',
    where: `${file}:1`,
    expected: 'a folder of JSON files with "version", "added", "changed" and the rest',
    fix: 'write the files again, or leave the option "releases" out',
  });
}
