import {linkOfIdentifier} from '../links/identifier-link';
import {createIdentifierStore} from '../links/identifier-store';
import type {ResolvedIdentifier} from '../links/resolve-identifiers';
import type {SymbolIndex} from '../links/symbol-index';
import {COMPILED_LANGUAGES, type CompilableSample} from '../program/sample-program';
import {type CodeLink, highlightCode} from './highlight-code';

/** A file of an example, with its path in the example's folder. */
export interface ExampleSource {
  readonly name: string;
  readonly text: string;
}

export interface HighlightExamplesOptions {
  /** The folder from whose `node_modules` the examples import. */
  readonly root: string;
  /** The folder of the examples; names the cache of their resolved identifiers. */
  readonly folders: readonly string[];
  readonly symbols: SymbolIndex;
}

/**
 * Returns the files of examples as HTML blocks, in order, with names linked to the reference. Files
 * of one example can import each other; all are resolved in one program.
 */
export async function highlightExamples(
  examples: readonly (readonly ExampleSource[])[],
  {root, folders, symbols}: HighlightExamplesOptions,
): Promise<string[][]> {
  const samples = examples.map(sampleOf);
  const store = createIdentifierStore({
    root,
    folders,
    readSamples: () => Promise.resolve(samples),
  });
  const resolved = await store.identifiersOf(samples);
  return Promise.all(
    examples.map((files, index) =>
      highlightFiles(files, samples[index], resolved[index] ?? [], symbols),
    ),
  );
}

function highlightFiles(
  files: readonly ExampleSource[],
  sample: CompilableSample | undefined,
  identifiers: readonly ResolvedIdentifier[],
  symbols: SymbolIndex,
): Promise<string[]> {
  return Promise.all(
    files.map(({name, text}) => {
      const place = sample?.source.files.find((file) => file.name === name);
      const inFile = place
        ? identifiers
            .filter(({line}) => line >= place.startLine && line < place.endLine)
            .map((found) => ({...found, line: found.line - place.startLine}))
        : [];
      const code = text.trimEnd();
      return highlightCode(code, languageOf(name), {
        links: linksOf(code, inFile, symbols),
      });
    }),
  );
}

function linksOf(
  code: string,
  identifiers: readonly ResolvedIdentifier[],
  symbols: SymbolIndex,
): CodeLink[] {
  const lineStarts = [0];
  for (const {index} of code.matchAll(/\n/g)) lineStarts.push(index + 1);
  return identifiers.flatMap((identifier) => {
    const link = linkOfIdentifier(identifier, symbols);
    const start = (lineStarts[identifier.line] ?? 0) + identifier.column;
    return link ? [{start, end: start + identifier.length, ...link}] : [];
  });
}

/** A project as one sample of several files. */
function sampleOf(files: readonly ExampleSource[]): CompilableSample {
  const compiled = files.filter(({name}) => COMPILED_LANGUAGES.has(languageOf(name)));
  const lines: string[] = [];
  const places = compiled.map(({name, text}) => {
    const startLine = lines.length;
    lines.push(...text.split('\n'));
    return {name, startLine, endLine: lines.length};
  });
  return {
    language: 'tsx',
    code: compiled.map(({name, text}) => `// @filename: ${name}\n${text}`).join('\n'),
    source: {shown: [], files: places, expectedErrors: [], compiledLines: lines},
  };
}

function languageOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
