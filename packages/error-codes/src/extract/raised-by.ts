import ts from 'typescript';

/** One import path, and the absolute path of its source. */
export interface EntryFile {
  readonly module: string;
  readonly file: string;
}

/** `module#Name`, or `module#Class.member`. */
export type Reference = string;

/** The parts of the sources that have a name for readers, with that name. */
type NamedParts = ReadonlyMap<ts.Node, Reference>;

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.Preserve,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  customConditions: ['source'],
  noLib: true,
  types: [],
};

/**
 * Finds which exports raise which sentence: in their own code, or in code behind it that is not
 * exported itself. What they raise through other exports is told of these.
 *
 * @param isSentence - whether a text is one that is looked for
 * @returns references by sentence, in the order of the modules
 */
export function findRaisers(
  entries: readonly EntryFile[],
  isSentence: (text: string) => boolean,
): ReadonlyMap<string, readonly Reference[]> {
  const program = ts.createProgram(
    entries.map(({file}) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const parts = namedParts(entries, program, checker);
  const readPart = createReader(parts, checker, isSentence);
  const raisers = new Map<string, Set<Reference>>();
  for (const [part, reference] of parts) {
    for (const sentence of sentencesBehind(part, readPart)) {
      const known = raisers.get(sentence) ?? new Set();
      raisers.set(sentence, known.add(reference));
    }
  }
  return new Map([...raisers].map(([sentence, names]) => [sentence, [...names]]));
}

function namedParts(
  entries: readonly EntryFile[],
  program: ts.Program,
  checker: ts.TypeChecker,
): NamedParts {
  const parts = new Map<ts.Node, Reference>();
  for (const {module, file} of entries) {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    for (const exported of symbol ? checker.getExportsOfModule(symbol) : []) {
      const reference = `${module}#${exported.name}`;
      for (const declaration of declarationsOf(exported, checker)) {
        if (!parts.has(declaration)) addParts(parts, declaration, reference);
      }
    }
  }
  return parts;
}

function addParts(
  parts: Map<ts.Node, Reference>,
  declaration: ts.Node,
  reference: Reference,
): void {
  parts.set(declaration, reference);
  if (ts.isClassLike(declaration)) {
    for (const member of declaration.members) {
      const name = member.name && isPublic(member) ? `.${member.name.getText()}` : '';
      parts.set(member, reference + name);
    }
  }
}

function isPublic(member: ts.ClassElement): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return (
    (ts.getCombinedModifierFlags(member) & hidden) === 0 &&
    !/^[_#[]/.test(member.name?.getText() ?? '')
  );
}

/** What a part of the sources raises, and the parts without a name that it uses. */
interface Part {
  readonly sentences: readonly string[];
  readonly uses: readonly ts.Node[];
}

function createReader(
  parts: NamedParts,
  checker: ts.TypeChecker,
  isSentence: (text: string) => boolean,
): (node: ts.Node) => Part {
  const known = new Map<ts.Node, Part>();
  const read = (part: ts.Node): Part => {
    const sentences: string[] = [];
    const uses: ts.Node[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || parts.has(node)) return;
      if (ts.isCallExpression(node)) {
        sentences.push(...node.arguments.map(textOf).filter(isSentence));
      }
      if (ts.isIdentifier(node)) {
        uses.push(...usedParts(node, checker).filter((used) => !parts.has(used)));
      }
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(part, visit);
    return {sentences, uses};
  };
  return (node) => {
    const part = known.get(node) ?? read(node);
    known.set(node, part);
    return part;
  };
}

/** The functions, constants and classes of a module that a name may stand for. */
function usedParts(name: ts.Identifier, checker: ts.TypeChecker): ts.Node[] {
  const {parent} = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return [];
  const symbol = checker.getSymbolAtLocation(name);
  return symbol ? declarationsOf(symbol, checker).filter(isOfModule) : [];
}

function isOfModule(declaration: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(declaration)
    ? declaration.parent.parent
    : declaration;
  return (
    (ts.isStatement(statement) || ts.isClassLike(statement)) &&
    ts.isSourceFile(statement.parent) &&
    !statement.parent.isDeclarationFile
  );
}

function declarationsOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Node[] {
  const target =
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return (target.declarations ?? []).filter(
    (declaration) =>
      !ts.isInterfaceDeclaration(declaration) &&
      !ts.isTypeAliasDeclaration(declaration),
  );
}

/** A text that is written out, also in several pieces. */
function textOf(value: ts.Expression): string {
  if (ts.isBinaryExpression(value)) return textOf(value.left) + textOf(value.right);
  return ts.isStringLiteralLike(value) ? value.text : '';
}

function sentencesBehind(start: ts.Node, readPart: (node: ts.Node) => Part): string[] {
  const seen = new Set([start]);
  for (const node of seen) {
    readPart(node).uses.forEach((used) => seen.add(used));
  }
  return [...seen].flatMap((node) => readPart(node).sentences);
}
