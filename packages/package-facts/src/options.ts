/** An exported name, as far as it is listed on pages. */
export interface ExportedName {
  readonly name: string;
  /** Import path that exports it. */
  readonly module: string;
  readonly kind: string;
  /** Where it is described: a path of the site. */
  readonly url: string;
}

export interface PackageFactsOptions {
  /** The folder with `node_modules` and `package-lock.json`. */
  readonly root: string;
  /** The packages that pages may ask for, in the order of lists. */
  readonly packages: readonly string[];
  /** Everything that the packages export. */
  readonly exportedNames: () => readonly ExportedName[];
  /** The page of a package. */
  readonly packageUrl: (name: string) => string;
  /** The page that describes a module. */
  readonly moduleUrl: (specifier: string) => string;
  /** Address of a package's sources, with `{version}` and `{directory}`. */
  readonly sourceUrl: string;
  /** Headings of kinds, in the order of lists; kinds that are not named come last. */
  readonly kindTitles: Readonly<Record<string, string>>;
}
