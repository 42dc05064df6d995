import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import {type CallSite, type Kind, readCallSites} from './call-sites';

/** A number of a production build. */
export interface ErrorCode {
  readonly code: number;
  /** The sentence, with `%s` for each value. */
  readonly message: string;
  /** A warning is logged, not thrown. */
  readonly kind: Kind;
  /** The packages that raise it, sorted. */
  readonly packages: readonly string[];
}

/** From a number to the digest of its sentence, see {@link sentenceDigest}. */
export type SentenceDigests = Readonly<Record<string, string>>;

// Read, not imported: Node wants an attribute at an import of JSON that other loaders refuse.
const KNOWN_DIGESTS = JSON.parse(
  readFileSync(new URL('sentence-digests.json', import.meta.url), 'utf8'),
) as SentenceDigests;

const PRODUCTION = '.prod';
const DEVELOPMENT = '.dev';
const RAISES = 'Minified Lexical ';
/** The package that exports the functions themselves. */
const SOURCE_OF_RAISERS = /FormatProd(?:Error|Warning)Message/;

/**
 * Returns every number that the production builds of packages may raise, in the order of the
 * numbers, with its sentence from the development builds. A table says which number belongs to
 * which sentence.
 *
 * @param nodeModules - the folder of the installed packages
 * @param packages - their names
 * @param digests - the table; numbers never change, so it only grows
 * @throws FourPartError naming each number and sentence that the table does not know, and each
 *   production build that raises in an unknown way
 */
export function extractCodes(
  nodeModules: string,
  packages: readonly string[],
  digests: SentenceDigests = KNOWN_DIGESTS,
): ErrorCode[] {
  const sentences = new Map<string, string>();
  const codes = new Map<number, {kind: Kind; packages: Set<string>}>();
  for (const name of packages) {
    const folder = path.join(nodeModules, name, 'dist');
    for (const {message = ''} of callSites(folder, DEVELOPMENT)) {
      sentences.set(sentenceDigest(message), message);
    }
    for (const {code = 0, kind} of productionSites(folder)) {
      const known = codes.get(code) ?? {kind, packages: new Set()};
      codes.set(code, {kind, packages: known.packages.add(name)});
    }
  }
  refuseUnknown(sentences, [...codes.keys()], digests, nodeModules);
  return [...codes]
    .sort(([one], [other]) => one - other)
    .map(([code, {kind, packages: raisedBy}]) => ({
      code,
      message: sentences.get(digests[code] ?? '') ?? '',
      kind,
      packages: [...raisedBy].sort(),
    }));
}

/** Returns what the table has for a sentence: twelve hexadecimal digits of its SHA-256. */
export function sentenceDigest(message: string): string {
  return createHash('sha256').update(message).digest('hex').slice(0, 12);
}

function productionSites(folder: string): CallSite[] {
  const sites = callSites(folder, PRODUCTION);
  const raises = buildFiles(folder, PRODUCTION).some((file) =>
    readFileSync(file, 'utf8').includes(RAISES),
  );
  if (raises && sites.length === 0) {
    throw new FourPartError({
      what: 'A production build raises errors in a way that is not known.',
      where: folder,
      expected: 'calls of a function whose text begins with "Minified Lexical"',
      fix: 'Look at a call in the build, and add its form to packages/error-codes/src/extract/call-sites.ts.',
    });
  }
  return sites;
}

function callSites(folder: string, build: string): CallSite[] {
  return buildFiles(folder, build).flatMap(readCallSites);
}

function buildFiles(folder: string, build: string): string[] {
  const files = readdirSync(folder).filter((file) => !SOURCE_OF_RAISERS.test(file));
  const modules = files.filter((file) => file.endsWith(`${build}.mjs`));
  // Beside .mjs, .js is CommonJS; alone, it is the ES module.
  const chosen =
    modules.length > 0 ? modules : files.filter((file) => file.endsWith(`${build}.js`));
  return chosen.map((file) => path.join(folder, file));
}

function refuseUnknown(
  sentences: ReadonlyMap<string, string>,
  codes: readonly number[],
  digests: SentenceDigests,
  where: string,
): void {
  const known = new Set(Object.values(digests));
  const unknown = [
    ...codes.filter((code) => !sentences.has(digests[code] ?? '')).map(describeNumber),
    ...[...sentences]
      .filter(([digest]) => !known.has(digest))
      .map(([digest, message]) => `the sentence "${message}", digest ${digest}`),
  ];
  if (unknown.length > 0) {
    throw new FourPartError({
      what: `The table of error numbers does not know ${unknown.join('; ')}.`,
      where,
      expected:
        'a line in the table for each number that a production build raises and for each sentence of a development build',
      fix: 'Look up the number of each sentence in the calls of the production build, and add it to packages/error-codes/src/extract/sentence-digests.json.',
    });
  }

  function describeNumber(code: number): string {
    return digests[code]
      ? `the sentence that number ${code} has by now`
      : `the number ${code}`;
  }
}
