import type {ParsedJson, Span} from '../json/parse-json';
import {placesOf} from '../json/place-of';
import {formatPath, type Path} from './path';
import type {Finding, Repair, Severity, StatePlace} from './report';

/** What a rule says of one place. */
export type Found = Omit<Finding, 'count' | 'places'>;

const MOST_PLACES = 20;
const RANK: Readonly<Record<Severity, number>> = {error: 0, warning: 1, note: 2};

interface Group {
  readonly found: Found;
  readonly places: StatePlace[];
  count: number;
}

/** Collects findings and repairs; what is said in the same words is one entry with several places. */
export class Collector {
  private readonly groups = new Map<string, Group>();
  private readonly changes = new Map<string, {count: number; paths: string[]}>();
  private readonly placeOf: ReturnType<typeof placesOf>;

  constructor(
    text: string,
    private readonly spans: ParsedJson['spans'] = new Map<object, Span>(),
  ) {
    this.placeOf = placesOf(text);
  }

  /** @param holder - the object or list at the path, or the one around it */
  add(found: Found, path: Path, holder: unknown): void {
    this.addAt(found, path, this.spans.get(holder as object)?.start ?? 0);
  }

  addAt(found: Found, path: Path, offset: number): void {
    const key = `${found.rule}\n${found.message}`;
    const group = this.groups.get(key) ?? {found, places: [], count: 0};
    this.groups.set(key, group);
    group.count += 1;
    if (group.places.length < MOST_PLACES) {
      group.places.push({path: formatPath(path), ...this.placeOf(offset)});
    }
  }

  repair(message: string, path: Path): void {
    const change = this.changes.get(message) ?? {count: 0, paths: []};
    this.changes.set(message, change);
    change.count += 1;
    if (change.paths.length < MOST_PLACES) change.paths.push(formatPath(path));
  }

  findings(): Finding[] {
    return [...this.groups.values()]
      .map(({found, places, count}) => ({...found, places, count}))
      .sort((a, b) => RANK[a.severity] - RANK[b.severity]);
  }

  repairs(): Repair[] {
    return [...this.changes].map(([message, change]) => ({message, ...change}));
  }
}
