/** A tree whose leaves are numbers of modules: the props of a page's component, by name. */
export type ModuleTree =
  number | readonly ModuleTree[] | {readonly [key: string]: ModuleTree};

/** A route as Docusaurus generates it, with the numbers of its modules for its component. */
export interface TableRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Absent if only the path is known. */
  readonly modules?: ModuleTree;
  readonly routes?: readonly TableRoute[];
  readonly [attribute: string]: unknown;
}

/** Where to find a module that isn't in the main script. */
export interface TableModule {
  /** The bundler's id of the module. */
  readonly id?: string | number;
  /** Chunks with the module and its dependencies. */
  readonly chunks?: readonly (string | number)[];
  /** The module is JSON, without named exports. */
  readonly isJson?: true;
  /** The module's exports, if a file for them would be larger. */
  readonly data?: unknown;
}

/** What a browser needs to show pages: for one page in its document, for all in a file. */
export interface SiteTable {
  readonly routes: readonly TableRoute[];
  /** By number. */
  readonly modules: Readonly<Record<number, TableModule>>;
  /** Hashes in the names of the chunks' files, by the chunk's id. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths of the files that a chunk's script fetches when it runs, by the chunk's id. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** Ids of the chunks whose texts are too long to be loaded before a reader requests them. */
  readonly heavy?: readonly string[];
}

/** The table in a page's document. */
export interface PageTable extends SiteTable {
  /** URL of the file with the whole table. */
  readonly rest: string;
}

/** The element of a page's document with its table. */
export const PAGE_TABLE_ID = 'lean-client-page';
