import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {
  Application,
  type DeclarationReflection,
  type ProjectReflection,
  ReferenceReflection,
  type Reflection,
  TSConfigReader,
} from 'typedoc';

import {ApiReferenceError} from '../api-reference-error';
import type {InstalledPackage} from '../entry-points';
import type {VariableKind} from './classify';
import {reflectComment} from './reflect-comments';
import {originOf, reflectMembers} from './reflect-members';
import {reflectSignature, reflectSymbol} from './reflect-symbols';
import type {Reflector} from './reflector';
import type {ModuleModel, ReferenceModel, SourcePosition} from './schema';

export interface ConvertOptions {
  /** Kinds that exported variables have by their declared type. */
  readonly variableKinds: readonly VariableKind[];
  /** Absolute folder for the compiler's configuration. */
  readonly workDir: string;
}

/** The TypeDoc version that converts, part of the cache's key. */
export const converterVersion = Application.VERSION;

/**
 * Converts all entry points of the packages in one compiler pass.
 *
 * @throws ApiReferenceError when TypeDoc gives no model, or none for an entry point
 */
export async function convertPackages(
  packages: readonly InstalledPackage[],
  options: ConvertOptions,
): Promise<ReferenceModel> {
  const files = packages.flatMap(({entryPoints}) => entryPoints.map(({file}) => file));
  const tsconfig = writeCompilerConfiguration(files, options.workDir);
  const project = await runTypeDoc(files, tsconfig);
  const roots = new Map<string, DeclarationReflection>();
  for (const child of project.children ?? []) {
    const file = child.sources?.[0]?.fullFileName;
    if (file !== undefined) {
      roots.set(path.normalize(file), child);
    }
  }
  const modules = packages.flatMap((installed) =>
    installed.entryPoints.map((entryPoint) => {
      const root = roots.get(path.normalize(entryPoint.file));
      if (root === undefined) {
        throw noModule(entryPoint.module, entryPoint.file);
      }
      return {installed, ...entryPoint, root};
    }),
  );
  const reflector = createReflector(packages, indexReferences(modules));
  return {
    packages: packages.map(({model}) => model),
    modules: modules.map(({installed, module, file, root}): ModuleModel => ({
      name: module,
      package: installed.model.name,
      file: path.relative(installed.root, file),
      symbols: (root.children ?? []).map((child) =>
        reflectSymbol(child, reflector, options.variableKinds),
      ),
    })),
  };
}

async function runTypeDoc(
  files: string[],
  tsconfig: string,
): Promise<ProjectReflection> {
  const app = await Application.bootstrap(
    {
      entryPoints: files,
      tsconfig,
      alwaysCreateEntryPointModule: true,
      disableGit: true,
      excludePrivate: true,
      // Comments and types are the packages' own matter: their warnings are not this build's.
      logLevel: 'Error',
      plugin: [],
      readme: 'none',
      skipErrorChecking: true,
      sourceLinkTemplate: '{path}',
    },
    [new TSConfigReader()],
  );
  const project = await app.convert();
  if (project === undefined) {
    throw new ApiReferenceError({
      what: 'TypeDoc could not read the packages.',
      where: `${files.length} entry points, the first is ${files[0] ?? 'none'}`,
      expected: 'TypeScript sources that the compiler can load',
      fix: 'read the messages of TypeDoc above, and reinstall the package that they name',
    });
  }
  return project;
}

function writeCompilerConfiguration(files: readonly string[], workDir: string): string {
  mkdirSync(workDir, {recursive: true});
  const tsconfig = path.join(workDir, 'tsconfig.json');
  const compilerOptions = {
    customConditions: ['source'],
    jsx: 'react-jsx',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: 'ES2022',
    types: [],
  };
  writeFileSync(tsconfig, JSON.stringify({compilerOptions, files}));
  return tsconfig;
}

function createReflector(
  packages: readonly InstalledPackage[],
  references: ReadonlyMap<Reflection, string>,
): Reflector {
  const reflector: Reflector = {
    referenceTo: (reflection) => references.get(resolved(reflection)),
    referenceOf: (type) => type.reflection && reflector.referenceTo(type.reflection),
    position: (sources) => positionIn(packages, sources?.[0]),
    comment: (comment) => reflectComment(comment, reflector),
    signature: (signature) => reflectSignature(signature, reflector),
    members: (declaration) => reflectMembers(declaration, reflector),
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

/** Gives every exported declaration and its members the address they are known by. */
function indexReferences(
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

function noModule(module: string, file: string): ApiReferenceError {
  return new ApiReferenceError({
    what: `TypeDoc gave no module for "${module}".`,
    where: `${file}:1`,
    expected: 'an entry point with at least one export',
    fix: `take the package out of the option "packages", or report the entry point to its authors`,
  });
}
