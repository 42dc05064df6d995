import path from 'node:path';

import {type CallRules, findCallNeeds} from '@lexical-documentation/call-contexts';
import {FourPartError} from '@lexical-documentation/common';
import {
  type Context,
  type DeclarationReflection,
  type ProjectReflection,
  ReferenceReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';

import type {InstalledPackage} from '../entry-points';
import type {VariableKind} from './classify';
import {readInnerMembers, readProps} from './component-props';
import {dependenciesFirst} from './dependencies-first';
import {indexReferences} from './index-references';
import {reflectComment} from './reflect-comments';
import {reflectMembers} from './reflect-members';
import {reflectSignature, reflectSymbol} from './reflect-symbols';
import {runTypeDoc} from './run-typedoc';
import {type NeedsByReference, withNeeds} from './call-needs';
import type {Reflector} from './reflector';
import type {
  MemberModel,
  ModuleModel,
  PropsModel,
  ReferenceModel,
  SourcePosition,
  SymbolModel,
} from './schema';

export interface ConvertOptions {
  /** Kinds of exported variables that are recognized by their declared type. */
  readonly variableKinds: readonly VariableKind[];
  /** How to find what calls need; without it, the model doesn't contain it. */
  readonly callRules?: CallRules;
  /** Absolute folder for the compiler's configuration. */
  readonly workDir: string;
}

/**
 * Converts all entry points of the packages in one compiler pass.
 *
 * @throws FourPartError if TypeDoc returns no model, or none for an entry point
 */
export async function convertPackages(
  packages: readonly InstalledPackage[],
  options: ConvertOptions,
): Promise<ReferenceModel> {
  const files = dependenciesFirst(packages).flatMap(({entryPoints}) =>
    entryPoints.map(({file}) => file),
  );
  const read: CompilerFacts = {props: new Map(), inner: new Map()};
  let needs: NeedsByReference = new Map();
  const project = await runTypeDoc(files, options.workDir, (context) => {
    collectFacts(context, packages, read);
    needs = readCallNeeds(context, packages, options.callRules);
  });
  const modules = rootsOf(packages, project);
  const reflector = createReflector(packages, indexReferences(modules), read);
  return {
    packages: packages.map(({model}) => model),
    modules: modules.map(({installed, module, file, root}): ModuleModel => ({
      name: module,
      package: installed.model.name,
      file: path.relative(installed.root, file),
      symbols: (root.children ?? []).map((child) =>
        withNeeds(
          withProps(
            reflectSymbol(child, reflector, options.variableKinds),
            read.props.get(child),
          ),
          module,
          needs,
        ),
      ),
    })),
  };
}

/** Entry points with TypeDoc's result for each. */
function rootsOf(packages: readonly InstalledPackage[], project: ProjectReflection) {
  const roots = moduleRoots(project);
  return packages.flatMap((installed) =>
    installed.entryPoints.map((entryPoint) => {
      const root = roots.get(path.normalize(entryPoint.file));
      if (root === undefined) {
        throw noModule(entryPoint.module, entryPoint.file);
      }
      return {installed, ...entryPoint, root};
    }),
  );
}

function readCallNeeds(
  {programs}: Context,
  packages: readonly InstalledPackage[],
  rules: CallRules | undefined,
): NeedsByReference {
  const entryFiles = packages.flatMap(({entryPoints}) => entryPoints);
  const [program] = programs;
  return rules && program ? findCallNeeds(program, entryFiles, rules) : new Map();
}

function createReflector(
  packages: readonly InstalledPackage[],
  references: ReadonlyMap<Reflection, string>,
  {inner}: CompilerFacts,
): Reflector {
  const reflector: Reflector = {
    referenceTo: (reflection) => references.get(resolved(reflection)),
    referenceOf: (type) => type.reflection && reflector.referenceTo(type.reflection),
    position: (sources) => positionIn(packages, sources?.[0]),
    comment: (comment) => reflectComment(comment, reflector),
    signature: (signature) => reflectSignature(signature, reflector),
    members: (declaration) => reflectMembers(declaration, reflector),
    inner: (property) => inner.get(property),
  };
  return reflector;
}

function resolved(reflection: Reflection): Reflection {
  if (reflection instanceof ReferenceReflection) {
    return reflection.tryGetTargetReflectionDeep() ?? reflection;
  }
  return reflection.isSignature() ? reflection.parent : reflection;
}

function positionIn(
  packages: readonly InstalledPackage[],
  source: {readonly fullFileName: string; readonly line: number} | undefined,
): SourcePosition | undefined {
  if (source === undefined) {
    return undefined;
  }
  const owner = packages.find(({root}) => source.fullFileName.startsWith(`${root}/`));
  return (
    owner && {
      package: owner.model.name,
      file: path.posix.relative(owner.root, source.fullFileName),
      line: source.line,
    }
  );
}

function noModule(module: string, file: string): FourPartError {
  return new FourPartError({
    what: `TypeDoc returned no module for "${module}".`,
    where: `${file}:1`,
    expected: 'an entry point with at least one export',
    fix: `remove the package from the option "packages", or report the entry point to its authors`,
  });
}

/** TypeDoc's modules by their entry file. */
function moduleRoots(project: ProjectReflection): Map<string, DeclarationReflection> {
  const roots = new Map<string, DeclarationReflection>();
  for (const child of project.children ?? []) {
    const file = child.sources?.[0]?.fullFileName;
    if (file !== undefined) {
      roots.set(path.normalize(file), child);
    }
  }
  return roots;
}

/** Information from the compiler, which is only available while TypeDoc converts. */
interface CompilerFacts {
  readonly props: Map<Reflection, PropsModel>;
  readonly inner: Map<Reflection, readonly MemberModel[]>;
}

function collectFacts(
  context: Context,
  packages: readonly InstalledPackage[],
  {props, inner}: CompilerFacts,
): void {
  const isOwn = (file: string) =>
    packages.some(({root}) => file.startsWith(`${root}/`));
  const kinds = ReflectionKind.Function | ReflectionKind.Variable;
  for (const reflection of context.project.getReflectionsByKind(kinds)) {
    const found =
      /^[A-Z].*[a-z]/.test(reflection.name) &&
      readProps(reflection as DeclarationReflection, context, isOwn);
    if (found) {
      props.set(reflection, found);
    }
  }
  for (const property of context.project.getReflectionsByKind(
    ReflectionKind.Property,
  )) {
    const found = readInnerMembers(property as DeclarationReflection, context, isOwn);
    if (found) {
      inner.set(property, found);
    }
  }
}

function withProps(symbol: SymbolModel, props: PropsModel | undefined): SymbolModel {
  return symbol.kind === 'component' && props ? {...symbol, props} : symbol;
}
