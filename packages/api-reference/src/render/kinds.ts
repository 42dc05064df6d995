import type {SymbolKind, SymbolModel} from '../model/schema';

/** A group of symbols on a module's page. */
export interface KindHeading {
  readonly kind: SymbolKind;
  /** Heading of the group. */
  readonly title: string;
  /** The word for a single symbol. */
  readonly label: string;
  /** The meaning of the variable's first type argument, such as a command's payload. */
  readonly argument?: string;
}

/** Words for variables that are grouped by their declared type. */
export interface VariableKindTitle {
  readonly kind: string;
  readonly title: string;
  readonly argument?: string;
}

/** Order and headings of the groups on a module's page. */
export function kindHeadings(
  variableKinds: readonly VariableKindTitle[],
): readonly KindHeading[] {
  return [
    {kind: 'component', title: 'Components', label: 'component'},
    {kind: 'hook', title: 'Hooks', label: 'hook'},
    {kind: 'function', title: 'Functions', label: 'function'},
    {kind: 'class', title: 'Classes', label: 'class'},
    ...variableKinds.map(({kind, title, argument}) => ({
      kind,
      title,
      label: kind,
      ...(argument !== undefined && {argument}),
    })),
    {kind: 'interface', title: 'Interfaces', label: 'interface'},
    {kind: 'type', title: 'Types', label: 'type'},
    {kind: 'constant', title: 'Constants', label: 'constant'},
    {kind: 'variable', title: 'Variables', label: 'variable'},
    {kind: 'enum', title: 'Enums', label: 'enum'},
    {kind: 'namespace', title: 'Namespaces', label: 'namespace'},
    {kind: 'reexport', title: 'Re-exports', label: 're-export'},
  ];
}

/** Groups with their symbols, sorted by name without case or `$`; empty groups are left out. */
export function groupByKind(
  symbols: readonly SymbolModel[],
  headings: readonly KindHeading[],
): {readonly heading: KindHeading; readonly symbols: readonly SymbolModel[]}[] {
  return headings
    .map((heading) => ({
      heading,
      symbols: symbols.filter(({kind}) => kind === heading.kind).sort(byName),
    }))
    .filter(({symbols: members}) => members.length > 0);
}

function byName(a: SymbolModel, b: SymbolModel): number {
  return (
    sortKey(a.name).localeCompare(sortKey(b.name), 'en') || (a.name < b.name ? -1 : 1)
  );
}

function sortKey(name: string): string {
  return name.replace(/^[$_]+/, '').toLowerCase();
}
