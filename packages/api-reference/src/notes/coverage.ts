import type {MemberModel, ReferenceModel, SymbolModel} from '../model/schema';
import {ownProps, propsType} from '../render/props';

/** How much of a module has a description. */
export interface ModuleCoverage {
  readonly module: string;
  readonly total: number;
  readonly described: number;
  /** Names of symbols and `Symbol.member` without a description. */
  readonly missing: readonly string[];
}

/**
 * Counts, for each module, the exported symbols that it declares, with their public members and
 * props, and those that have a description. Re-exports count in the module that declares them;
 * constructors and index signatures are described by their class, and the props of an exported type
 * by that type.
 */
export function measureCoverage(model: ReferenceModel): ModuleCoverage[] {
  return model.modules.map((module) => {
    const names = module.symbols
      .filter(({kind}) => kind !== 'reexport')
      .flatMap((symbol) => [
        {name: symbol.name, isDescribed: isDescribed(symbol)},
        ...[...countedMembers(symbol), ...countedProps(symbol)].map((member) => ({
          name: `${symbol.name}.${member.name}`,
          isDescribed: isDescribed(member),
        })),
      ]);
    const missing = names.filter(({isDescribed: has}) => !has).map(({name}) => name);
    return {
      module: module.name,
      total: names.length,
      described: names.length - missing.length,
      missing,
    };
  });
}

/** The coverage as a table, most missing first, with the sum in the last line. */
export function formatCoverage(coverage: readonly ModuleCoverage[]): string {
  const row = (module: string, described: number, total: number) => {
    const percent = total === 0 ? 100 : Math.floor((described / total) * 100);
    return `${`${percent}%`.padStart(5)}  ${`${described}/${total}`.padStart(9)}  ${module}`;
  };
  const sum = (of: (entry: ModuleCoverage) => number) =>
    coverage.reduce((total, entry) => total + of(entry), 0);
  return [
    ...[...coverage]
      .sort((a, b) => b.missing.length - a.missing.length)
      .map(({module, described, total}) => row(module, described, total)),
    row(
      'all modules',
      sum(({described}) => described),
      sum(({total}) => total),
    ),
  ].join('\n');
}

function countedMembers({members = []}: SymbolModel): readonly MemberModel[] {
  return members.filter(
    ({kind}) => kind !== 'constructor' && kind !== 'index' && kind !== 'call',
  );
}

function countedProps(symbol: SymbolModel): readonly MemberModel[] {
  return propsType(symbol).to === undefined ? ownProps(symbol) : [];
}

function isDescribed({comment, signatures}: SymbolModel | MemberModel): boolean {
  return Boolean(
    comment?.summary ??
    signatures?.find((one) => one.comment?.summary)?.comment?.summary,
  );
}
