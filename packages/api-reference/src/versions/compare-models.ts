import type {
  MemberModel,
  ModuleModel,
  ReferenceModel,
  SymbolModel,
} from '../model/schema';
import {memberText, symbolText} from '../render/plain-signature';

/** The differences between two versions of the packages, for each module that has some. */
export interface ModuleChanges {
  readonly module: string;
  /** Names that only the newer model has; members of new symbols aren't listed. */
  readonly added: readonly Declaration[];
  /** Names that only the older model has. */
  readonly removed: readonly Declaration[];
  readonly changed: readonly ChangedDeclaration[];
  /** Names that are only deprecated in the newer model. */
  readonly deprecated: readonly Declaration[];
}

/** A symbol, or `Symbol.member`, as TypeScript. */
export interface Declaration {
  readonly name: string;
  readonly signature: string;
}

export interface ChangedDeclaration {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

interface Entry extends Declaration {
  /** The symbol with this member. */
  readonly owner?: string;
  readonly isDeprecated: boolean;
}

type Entries = ReadonlyMap<string, Entry>;

/** Compares what two models export, module by module in the order of the newer model. */
export function compareModels(
  before: ReferenceModel,
  after: ReferenceModel,
): ModuleChanges[] {
  const older = entriesByModule(before);
  const newer = entriesByModule(after);
  const modules = [...new Set([...newer.keys(), ...older.keys()])];
  return modules
    .map((module) =>
      compareModules(
        module,
        older.get(module) ?? new Map(),
        newer.get(module) ?? new Map(),
      ),
    )
    .filter((changes) => countChanges(changes) > 0);
}

/** How many names of a module differ. */
export function countChanges({
  added,
  removed,
  changed,
  deprecated,
}: ModuleChanges): number {
  return added.length + removed.length + changed.length + deprecated.length;
}

function compareModules(module: string, older: Entries, newer: Entries): ModuleChanges {
  const both = [...newer.values()].flatMap((after) => {
    const before = older.get(after.name);
    return before ? [{before, after}] : [];
  });
  return {
    module,
    added: onlyIn(newer, older),
    removed: onlyIn(older, newer),
    changed: both
      .filter(({before, after}) => before.signature !== after.signature)
      .map(({before, after}) => ({
        name: after.name,
        before: before.signature,
        after: after.signature,
      })),
    deprecated: both
      .filter(({before, after}) => after.isDeprecated && !before.isDeprecated)
      .map(({after}) => declaration(after)),
  };
}

/** A member is only listed separately if both versions have its symbol. */
function onlyIn(entries: Entries, others: Entries): Declaration[] {
  return [...entries.values()]
    .filter(
      ({name, owner}) =>
        !others.has(name) && (owner === undefined || others.has(owner)),
    )
    .map(declaration);
}

function declaration({name, signature}: Entry): Declaration {
  return {name, signature};
}

function entriesByModule(model: ReferenceModel): ReadonlyMap<string, Entries> {
  return new Map(model.modules.map((module) => [module.name, entriesOf(module)]));
}

function entriesOf({symbols}: ModuleModel): Entries {
  const entries = new Map<string, Entry>();
  for (const symbol of symbols) {
    add(entries, symbolEntry(symbol));
    for (const member of symbol.members ?? []) {
      add(entries, memberEntry(symbol, member));
    }
  }
  return entries;
}

/** A type and a value, or overloads of a member, can share their name. */
function add(entries: Map<string, Entry>, entry: Entry): void {
  const known = entries.get(entry.name);
  entries.set(
    entry.name,
    known ? {...known, signature: `${known.signature}\n${entry.signature}`} : entry,
  );
}

function symbolEntry(symbol: SymbolModel): Entry {
  const {name, target, flags} = symbol;
  return {
    name,
    signature: target === undefined ? symbolText(symbol) : `re-export of ${target}`,
    isDeprecated: flags?.includes('deprecated') === true,
  };
}

function memberEntry(owner: SymbolModel, member: MemberModel): Entry {
  return {
    name: `${owner.name}.${member.name}`,
    owner: owner.name,
    signature: memberText(owner.name, member),
    isDeprecated: member.flags?.includes('deprecated') === true,
  };
}
