import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {SampleFile} from '../fence/sample-source';
import {parseMarkdownFences} from '../program/markdown-samples';
import type {CompilableSample} from '../program/sample-program';
import {givenExport} from './given';
import {sortSamples, type Sample} from './samples';

/** A sample as a reader copies it, ready to compile. */
export interface ShownAlone extends CompilableSample {
  /** The sample with all its lines. */
  readonly sample: Sample;
  /** How many of the first files belong to the sample; the others are imports of its shown code. */
  readonly ownFiles: number;
}

interface PageFile {
  /** The line of its fence. */
  readonly line: number;
  /** The name without folder and extension, with which others import it. */
  readonly stem: string;
  readonly extension: string;
  readonly lines: readonly string[];
}

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]*)['"]/g;
const LINK_TO_PAGE = /\]\(([^()\s#]+\.mdx?)/g;
const SOURCE_EXTENSION = /\.[jt]sx?$/;

/**
 * Returns the samples that have hidden lines, without these lines. A file that shown code imports
 * is another sample with the file's name as its title: the nearest one above on the page, otherwise
 * the next one below, or one on a page that this one links to. Provided values are imported from
 * the complete sample.
 *
 * @param samples - the samples of one program
 * @param all - the samples of all pages
 * @param wholeFile - the path of the complete sample in the program
 */
export function samplesShownAlone(
  samples: readonly Sample[],
  all: readonly Sample[],
  wholeFile: (sample: Sample, index: number) => string,
): ShownAlone[] {
  const filesOf = filesByPage(all);
  const linked = new Map<string, PageFile[]>();
  return samples.flatMap((sample, index) => {
    if (!hidesCode(sample)) return [];
    const {file} = sample;
    const others = linked.get(file) ?? linkedPages(file).flatMap(filesOf);
    linked.set(file, others);
    const find = (stem: string) =>
      nearest(filesOf(file), stem, sample.line) ??
      others.find((other) => other.stem === stem);
    return [shownAlone(sample, find, wholeFile(sample, index))];
  });
}

/** Linked pages are included even if they aren't checked themselves. */
function filesByPage(samples: readonly Sample[]): (page: string) => PageFile[] {
  const found = new Map<string, PageFile[]>();
  return (page) => {
    const known = samples.filter(({file}) => file === page);
    const files =
      found.get(page) ?? (known.length ? known : read(page)).flatMap(pageFiles);
    found.set(page, files);
    return files;
  };
}

function read(page: string): readonly Sample[] {
  return existsSync(page)
    ? sortSamples(parseMarkdownFences(readFileSync(page, 'utf8'), page)).toCompile
    : [];
}

function linkedPages(file: string): string[] {
  const links = readFileSync(file, 'utf8').matchAll(LINK_TO_PAGE);
  return [...links].map(([, target = '']) => path.join(path.dirname(file), target));
}

function hidesCode(sample: Sample): boolean {
  const lines = shownLines(sample);
  return sample.source.compiledLines.some(
    (line, index) => lines[index] === '' && !/^\s*(?:\/\/.*)?$/.test(line),
  );
}

/** The lines that the compiler reads, without the hidden ones. */
function shownLines({source: {shown, compiledLines}}: Sample): string[] {
  const isShown = new Set(shown.map(({sourceLine}) => sourceLine));
  return compiledLines.map((line, index) => (isShown.has(index) ? line : ''));
}

function pageFiles(sample: Sample): PageFile[] {
  const lines = shownLines(sample);
  return sample.source.files.flatMap(({name, startLine, endLine}) => {
    const shownName = name ?? sample.fenceMeta.title ?? '';
    const [extension] = SOURCE_EXTENSION.exec(shownName) ?? [];
    const ofFile = lines.slice(startLine, endLine);
    return extension && ofFile.some(Boolean)
      ? [{line: sample.line, stem: stemOf(shownName), extension, lines: ofFile}]
      : [];
  });
}

function shownAlone(
  sample: Sample,
  find: (stem: string) => PageFile | undefined,
  wholeFile: string,
): ShownAlone {
  const given = sample.fenceMeta.given.map(
    ({name}) =>
      `import {${givenExport(name)} as ${name}} from '${withoutExtension(wholeFile)}';`,
  );
  const lines = [...shownLines(sample), ...given];
  const own = ownFiles(sample, lines);
  const files = [...own];
  for (const file of files) {
    const text = lines.slice(file.startLine, file.endLine).join('\n');
    for (const place of importedPlaces(file, text)) {
      const found = find(stemOf(place));
      if (!found || files.some(({name = ''}) => withoutExtension(name) === place))
        continue;
      const startLine = lines.length;
      lines.push(...found.lines);
      files.push({name: place + found.extension, startLine, endLine: lines.length});
    }
  }
  return {
    sample,
    language: sample.language,
    code: lines.join('\n'),
    source: {...sample.source, compiledLines: lines, files},
    ownFiles: own.length,
  };
}

/** The files with shown lines; the last one ends with the provided value. */
function ownFiles({source}: Sample, lines: readonly string[]): SampleFile[] {
  const own = source.files.filter(({startLine, endLine}) =>
    lines.slice(startLine, endLine).some(Boolean),
  );
  return own.map((file, index) =>
    index === own.length - 1 ? {...file, endLine: lines.length} : file,
  );
}

/** The paths of a file's relative imports in its program, without extension. */
function importedPlaces({name = ''}: SampleFile, text: string): string[] {
  return [...text.matchAll(RELATIVE_IMPORT)].map(([, request = '']) =>
    withoutExtension(path.posix.join(path.posix.dirname(name), request)),
  );
}

function nearest(
  files: readonly PageFile[],
  stem: string,
  line: number,
): PageFile | undefined {
  const named = files.filter((file) => file.stem === stem && file.line !== line);
  return (
    named.findLast((file) => file.line < line) ?? named.find((file) => file.line > line)
  );
}

function stemOf(name: string): string {
  return withoutExtension(path.posix.basename(name));
}

function withoutExtension(name: string): string {
  return name.replace(SOURCE_EXTENSION, '');
}
