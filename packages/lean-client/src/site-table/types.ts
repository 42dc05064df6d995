/** A tree whose leaves are numbers of modules: what a page's component gets, by name. */
export type ModuleTree =
  number | readonly ModuleTree[] | {readonly [key: string]: ModuleTree};

/** A route as Docusaurus generates it, with the numbers of its modules for its component. */
export interface TableRoute {
  readonly path: string;
  readonly exact?: boolean;
  /** Missing where only the path is told. */
  readonly modules?: ModuleTree;
  readonly routes?: readonly TableRoute[];
  readonly [attribute: string]: unknown;
}

/** Where a module is that does not come with the main script. */
export interface TableModule {
  /** The bundler's id of the module. */
  readonly id?: string | number;
  /** Chunks that hold the module and what it needs. */
  readonly chunks?: readonly (string | number)[];
  /** The module is JSON: it exports nothing by name. */
  readonly isJson?: true;
  /** What the module exports, where a file for it would cost more. */
  readonly data?: unknown;
}

/** What a browser must know to show pages: of one page in its document, of all in a file. */
export interface SiteTable {
  readonly routes: readonly TableRoute[];
  /** By number. */
  readonly modules: Readonly<Record<number, TableModule>>;
  /** Hashes in the names of the chunks' files, by the chunk's id. */
  readonly files: Readonly<Record<string, string>>;
  /** Paths of the files that a chunk's script fetches when it is run, by the chunk's id. */
  readonly texts?: Readonly<Record<string, readonly string[]>>;
  /** Ids of the chunks whose texts are too long to be loaded before a reader asks for them. */
  readonly heavy?: readonly string[];
}

/** What stands in a page's document. */
export interface PageTable extends SiteTable {
  /** Address of the file with the whole table. */
  readonly rest: string;
}

/** The element of a page's document that holds its table. */
export const PAGE_TABLE_ID = 'lean-client-page';
