import type {CompilableSample} from '../program/sample-program';
import type {ResolvedIdentifier} from './resolve-identifiers';

/** A name of a package, and where a page or an example uses it. */
export interface NameUse {
  /** The declared name, or `Class.member`. */
  readonly name: string;
  /** The package that declares it. */
  readonly package: string;
  readonly places: readonly UsePlace[];
}

export interface UsePlace {
  /** The absolute file. */
  readonly file: string;
  /** The line in the file, 1-based. */
  readonly line: number;
}

/** What the samples of one Markdown file, or the files of one example, use. */
export interface SourceUses {
  /** The absolute Markdown file, or the example's folder. */
  readonly source: string;
  readonly isExample: boolean;
  /** Sorted by name. */
  readonly uses: readonly NameUse[];
}

/** Finds the position of a line of a sample's code; undefined for lines that aren't in a file. */
export type PlaceOfLine = (line: number) => UsePlace | undefined;

/** A sample's identifiers, and where its lines are. */
export interface LocatedIdentifiers {
  readonly identifiers: readonly ResolvedIdentifier[];
  readonly placeOf: PlaceOfLine;
}

/** Returns each name once, with the lines that use it. */
export function groupUses(samples: readonly LocatedIdentifiers[]): NameUse[] {
  const uses = new Map<string, {use: NameUse; places: Map<string, UsePlace>}>();
  for (const {identifiers, placeOf} of samples) {
    for (const {name, package: origin, line} of identifiers) {
      const place = placeOf(line);
      const key = `${origin}#${name}`;
      const places = uses.get(key)?.places ?? new Map<string, UsePlace>();
      if (place) {
        places.set(`${place.file}:${place.line}`, place);
        uses.set(key, {use: {name, package: origin, places: []}, places});
      }
    }
  }
  return [...uses.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, {use, places}]) => ({...use, places: [...places.values()]}));
}

/** Positions of an example's lines: its files are concatenated in its code. */
export function placesInFolder(
  {source}: CompilableSample,
  fileOf: (name: string) => string,
): PlaceOfLine {
  return (line) => {
    const found = source.files.find(
      ({startLine, endLine}) => line >= startLine && line < endLine,
    );
    return found?.name === undefined
      ? undefined
      : {file: fileOf(found.name), line: line - found.startLine + 1};
  };
}
