import ts from 'typescript';

import {createBrowserGlobals} from './browser-globals';
import {type ClassTree, createClassTree} from './class-tree';
import {functionsOf, resolved} from './declarations';
import {type Callable, createNeedsFinder} from './find-needs';
import type {Needs} from './needs';
import {type CallRules, compileRules} from './rules';

/** One import path and its entry file. */
export interface EntryFile {
  readonly module: string;
  /** Absolute path of a source of the program. */
  readonly file: string;
}

/**
 * Finds what each exported function, and each method and accessor of an exported class, needs where it
 * is called, by following its calls to the guards that throw.
 *
 * @param program - a program with the packages' sources
 * @returns needs by `module#name` and `module#Class.member`; what needs nothing has an empty map
 */
export function findCallNeeds(
  program: ts.Program,
  entryFiles: readonly EntryFile[],
  rules: CallRules,
): ReadonlyMap<string, Needs> {
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles().filter((file) => !file.isDeclarationFile);
  const classes = createClassTree(sources, checker);
  const isBrowserGlobal = createBrowserGlobals(program);
  const needsOf = createNeedsFinder({
    checker,
    classes,
    rules: compileRules(rules),
    isBrowserGlobal,
  });
  const callables = entryFiles
    .flatMap((entry) => exportsOf(entry, program))
    .flatMap(({name, declaration}) => callablesOf(name, declaration, classes));
  return needsOf(callables);
}

function exportsOf({module, file}: EntryFile, program: ts.Program): Callable[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const symbol = source && checker.getSymbolAtLocation(source);
  return (symbol ? checker.getExportsOfModule(symbol) : []).flatMap((exported) =>
    (resolved(exported, checker).declarations ?? []).map((declaration) => ({
      name: `${module}#${exported.name}`,
      declaration,
    })),
  );
}

function callablesOf(
  name: string,
  declaration: ts.Node,
  classes: ClassTree,
): Callable[] {
  if (!ts.isClassLike(declaration)) {
    return functionsOf(declaration).map((implementation) => ({
      name,
      declaration: implementation,
    }));
  }
  const constructor = classes.constructorOf(declaration);
  const members = declaration.members.filter(
    (member): member is ts.MethodDeclaration | ts.AccessorDeclaration =>
      ts.isMethodDeclaration(member) || ts.isAccessor(member),
  );
  return [
    ...(constructor ? [{name: `${name}.constructor`, declaration: constructor}] : []),
    ...members.flatMap((member) => {
      const memberName = `${name}.${member.name.getText()}`;
      const overrides = classes.overridesOf(member);
      return [
        {name: memberName, declaration: member},
        ...overrides.map((override) => ({
          name: memberName,
          declaration: override,
          isOverride: true,
        })),
      ];
    }),
  ];
}
