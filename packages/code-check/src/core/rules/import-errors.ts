import ts from 'typescript';

import {exportedNames} from '../default-exports';
import {ofInvention} from '../inventions';
import {nodesOf} from '../names';
import {nearestName} from '../nearest-name';
import {ofPlayground} from '../playground-names';
import {replacementOf} from '../replaced-names';
import type {Remark, RuleContext} from './rule';

const OF_REACT = /\w(?:Plugin|Composer|Extension)$/;
const OF_LEXICAL = /^(?:lexical|@lexical)(?:\/|$)/;

/** Imports from a Lexical package that the package doesn't have. */
export function importErrors(
  statement: ts.ImportDeclaration,
  context: RuleContext,
): Remark[] {
  const {checker, facts} = context;
  const from = ts.isStringLiteral(statement.moduleSpecifier)
    ? statement.moduleSpecifier.text
    : '';
  if (!OF_LEXICAL.test(from)) return [];
  const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
  const offered = new Set(exportedNames(module, checker));
  const {importClause} = statement;
  const remarks: Remark[] = [];
  const bindings = importClause?.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  for (const element of named) {
    const {text} = element.propertyName ?? element.name;
    if (!offered.has(text)) {
      remarks.push(missingName(element, text, {from, offered}, facts));
    }
  }
  if (importClause?.name && !offered.has('default')) {
    remarks.push(missingDefault(importClause.name, {from, offered}, facts));
  }
  if (!module && remarks.length === 0)
    remarks.push(missingModule(statement, from, facts));
  return remarks;
}

type Facts = RuleContext['facts'];

function missingName(
  node: ts.Node,
  name: string,
  {from, offered}: {readonly from: string; readonly offered: ReadonlySet<string>},
  facts: Facts,
): Remark {
  const modules = Object.hasOwn(facts.exports, name) ? (facts.exports[name] ?? []) : [];
  const [home] = modules;
  if (home !== undefined) {
    return {
      rule: 'wrong-import',
      node,
      reason: `"${from}" does not export ${name}; "${home}" does.`,
      fix: `import {${name}} from '${home}';`,
      link: `${home}#${name}`,
    };
  }
  const replaced = replacementOf(name);
  if (replaced) {
    return {rule: 'removed-name', node, ...replaced};
  }
  const marked = markedOf(name, offered);
  const demo = marked === undefined ? ofPlayground(name) : undefined;
  if (demo) return {rule: 'wrong-import', node, ...demo};
  const close = marked ?? nearOf(name, offered) ?? nearestName(name, [...offered], 0.2);
  const invented = close === undefined ? ofInvention(name) : undefined;
  if (invented) return {rule: 'wrong-import', node, ...invented};
  return nearest(node, name, close, {from, facts});
}

/** A name that no package has, and the one that is most similar to it. */
function nearest(
  node: ts.Node,
  name: string,
  close: string | undefined,
  {from, facts}: {readonly from: string; readonly facts: Facts},
): Remark {
  const near = close ?? nearestName(name, Object.keys(facts.exports));
  const nearHome = near === undefined ? undefined : facts.exports[near]?.[0];
  return {
    rule: 'wrong-import',
    node,
    reason: `No package of Lexical exports ${name}.`,
    fix:
      near === undefined
        ? 'Look up the name in the reference. It can be from another version, or not from Lexical at all.'
        : `The nearest name is ${near}: import {${near}} from '${nearHome ?? from}';`,
    link: near === undefined ? '/docs/api/modules' : `${nearHome ?? ''}#${near}`,
    // The project may declare additional types in the module.
    isHint: near === undefined && isTypeOnly(node, name),
  };
}

/** Returns whether the code only uses an import as a type. */
function isTypeOnly(node: ts.Node, name: string): boolean {
  const uses = [...nodesOf(node.getSourceFile())].filter(
    (each) =>
      ts.isIdentifier(each) && each.text === name && !ts.isImportSpecifier(each.parent),
  );
  return uses.length > 0 && uses.every(({parent}) => ts.isTypeReferenceNode(parent));
}

/** A name in the same module that contains the wanted one: `OnChangePlugin`. */
function nearOf(name: string, offered: ReadonlySet<string>): string | undefined {
  return [...offered].find((each) => OF_REACT.test(each) && name.endsWith(each));
}

/** The same name with a suffix for experimental exports: `DraggableBlockPlugin_EXPERIMENTAL`. */
function markedOf(name: string, offered: ReadonlySet<string>): string | undefined {
  return [...offered].find(
    (each) => each.startsWith(name) && /^_+[A-Z]+$/.test(each.slice(name.length)),
  );
}

function missingDefault(
  node: ts.Identifier,
  {from, offered}: {readonly from: string; readonly offered: ReadonlySet<string>},
  facts: Facts,
): Remark {
  const {text} = node;
  const home = Object.hasOwn(facts.exports, text)
    ? facts.exports[text]?.[0]
    : undefined;
  return {
    rule: 'wrong-import',
    node,
    reason: `"${from}" doesn't have a default export, but import ${text} expects one.`,
    fix: `Import by name: import {${home === undefined ? namesMeant(node, offered) : text}} from '${home ?? from}';`,
    link: home === undefined ? '/docs/api/modules' : `${home}#${text}`,
  };
}

/**
 * What the code takes from the name, such as `createEditor` of `lexical.createEditor()`, or
 * otherwise the name in the module that is most similar to it.
 */
function namesMeant(node: ts.Identifier, offered: ReadonlySet<string>): string {
  const used = new Set<string>();
  for (const each of nodesOf(node.getSourceFile())) {
    const isPart =
      ts.isPropertyAccessExpression(each) &&
      ts.isIdentifier(each.expression) &&
      each.expression.text === node.text;
    if (isPart) used.add(each.name.text);
  }
  if (used.size > 0) return [...used].join(', ');
  const names = [...offered];
  const wanted = node.text.toLowerCase();
  const like = names.filter(
    (name) =>
      name.toLowerCase().includes(wanted) || wanted.includes(name.toLowerCase()),
  );
  // Besides a plugin, its module exports the types of its props.
  const components = like.filter((name) => OF_REACT.test(name));
  const [near = nearestName(node.text, names) ?? '…'] = [...components, ...like];
  return near;
}

function missingModule(node: ts.ImportDeclaration, from: string, facts: Facts): Remark {
  const modules = [...new Set(Object.values(facts.exports).flat())];
  const near = nearestName(from, modules);
  return {
    rule: 'wrong-import',
    node: node.moduleSpecifier,
    reason: `Lexical doesn't have the import path "${from}".`,
    fix:
      near === undefined
        ? 'Look up the import path in the list of modules.'
        : `The nearest import path is "${near}".`,
    link: '/docs/api/modules',
  };
}
