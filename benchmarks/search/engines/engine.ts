/** A search engine under comparison, ready to be asked. */
export interface Engine {
  name: string;
  /** Bytes that a browser loads before it can show a first answer, after gzip. */
  firstAnswer: number;
  /** Bytes of everything that the engine may load in the end, after gzip. */
  total: number;
  /** Returns for each hit the places it leads to, best hit first. */
  search: (query: string) => Promise<string[][]> | string[][];
  /** Does the same for a query that is still being typed; absent where that is no use. */
  searchTyped?: Engine['search'];
}
