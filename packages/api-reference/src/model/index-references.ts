import {
  type DeclarationReflection,
  ReferenceReflection,
  type Reflection,
} from 'typedoc';

import {originOf} from './reflect-members';

/** Assigns a reference id to every exported declaration and its members. */
export function indexReferences(
  modules: readonly {readonly module: string; readonly root: DeclarationReflection}[],
): ReadonlyMap<Reflection, string> {
  const references = new Map<Reflection, string>();
  const inherited: DeclarationReflection[] = [];
  for (const {module, root} of modules) {
    for (const symbol of root.children ?? []) {
      if (symbol instanceof ReferenceReflection) {
        continue;
      }
      references.set(symbol, `${module}#${symbol.name}`);
      for (const member of membersOf(symbol)) {
        if (member.inheritedFrom) {
          inherited.push(member);
        } else {
          references.set(member, `${module}#${symbol.name}.${member.name}`);
        }
      }
    }
  }
  for (const member of inherited) {
    const parent = originOf(member).parent;
    const owner = parent && references.get(parent);
    if (owner !== undefined) {
      references.set(member, `${owner}.${member.name}`);
    }
  }
  return references;
}

function membersOf(symbol: DeclarationReflection): readonly DeclarationReflection[] {
  const {type} = symbol;
  return [
    ...(symbol.children ?? []),
    ...(type?.type === 'reflection' ? (type.declaration.children ?? []) : []),
  ];
}
