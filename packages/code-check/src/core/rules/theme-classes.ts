import ts from 'typescript';

import {configuredValues, propertyOf} from '../editors';
import {nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** The parts of a theme whose classes have unmistakable names. */
const NESTED = /^(?:text|heading|list)$/;

/** Classes of a theme on another level than where the editor looks them up. */
export const themeClasses: Rule = function* (context) {
  for (const source of context.sources) {
    const configured = configuredValues(source, 'theme', context.checker);
    for (const theme of new Set([...configured, ...declaredThemes(source)])) {
      if (ts.isObjectLiteralExpression(theme)) yield* ofTheme(theme, context);
    }
  }
};

/** Objects that are declared as themes, wherever they are used. */
function* declaredThemes(source: ts.SourceFile): Iterable<ts.Expression> {
  for (const node of nodesOf(source)) {
    if (!ts.isVariableDeclaration(node) || !node.initializer) continue;
    if (node.type?.getText() === 'EditorThemeClasses')
      yield unwrapped(node.initializer);
  }
}

function* ofTheme(
  theme: ts.ObjectLiteralExpression,
  context: RuleContext,
): Iterable<Remark> {
  const levels = levelsOf(theme, context);
  yield* ofFormats(theme, levels);
  // In TypeScript, the compiler refuses it.
  if (context.codeOf(theme.getSourceFile()).kind === ts.ScriptKind.JSX)
    yield* ofGroups(theme, levels);
  for (const property of theme.properties) {
    const name = property.name?.getText().replaceAll(/['"]/g, '') ?? '';
    const homes = levels.inner.get(name);
    const isText =
      ts.isPropertyAssignment(property) &&
      !ts.isObjectLiteralExpression(property.initializer);
    if (!isText || levels.outer.has(name) || homes?.length !== 1) continue;
    const [home = ''] = homes;
    if (!NESTED.test(home)) continue;
    yield {
      rule: 'editor-setup',
      node: property.name,
      reason: `A theme doesn't have the key ${name} at this level, so the editor never uses it. The class belongs in ${home}.${name}.`,
      fix: `Move it one level down: theme: {${home}: {${name}: ${property.initializer.getText()}}}.`,
      link: '/docs/getting-started/theming',
    };
  }
}

/** Classes among those for text formats that belong one level up. */
function* ofFormats(
  theme: ts.ObjectLiteralExpression,
  {outer, inner}: Levels,
): Iterable<Remark> {
  const text = propertyOf(theme, 'text');
  if (!text || !ts.isObjectLiteralExpression(text)) return;
  for (const property of text.properties) {
    const name = property.name?.getText().replaceAll(/['"]/g, '') ?? '';
    const isFormat = inner.get(name)?.includes('text') === true;
    if (!ts.isPropertyAssignment(property) || isFormat || !outer.has(name)) continue;
    yield {
      rule: 'editor-setup',
      node: property.name,
      reason: `text contains the classes of formats, such as bold, but ${name} is not a format. In a theme, ${name} is next to text, so the editor never uses it here.`,
      fix: `Move it one level up, to the top level of the theme: theme: {${name}: ${property.initializer.getText()}, text: {…}}.`,
      link: '/docs/getting-started/theming',
    };
  }
}

/** One class for what has a class for each of its kinds: `heading: 'title'`. */
function* ofGroups(
  theme: ts.ObjectLiteralExpression,
  {inner}: Levels,
): Iterable<Remark> {
  for (const property of theme.properties) {
    const name = property.name?.getText().replaceAll(/['"]/g, '') ?? '';
    if (!ts.isPropertyAssignment(property) || !NESTED.test(name)) continue;
    const value = unwrapped(property.initializer);
    if (!ts.isStringLiteralLike(value)) continue;
    const keys = [...inner].filter(([, homes]) => homes.includes(name));
    const [first = 'h1', second] = keys.map(([key]) => key);
    const [one, other] =
      name === 'heading'
        ? ['h1', 'h2']
        : name === 'list'
          ? ['ul', 'ol']
          : [first, second];
    const text = value.getText();
    yield {
      rule: 'editor-setup',
      node: property.name,
      reason: `${name} has a class for each of its kinds, but this is one text, so the editor finds no class for any of them.`,
      fix: `Pass an object: theme: {${name}: {${one}: ${text}${other === undefined ? '' : `, ${other}: ${text}`}}}.`,
      link: '/docs/getting-started/theming',
    };
  }
}

interface Levels {
  readonly outer: ReadonlySet<string>;
  /** The properties of the theme that have a class, by its name. */
  readonly inner: ReadonlyMap<string, string[]>;
}

/** The names of `EditorThemeClasses`, as the installed package declares them. */
function levelsOf(theme: ts.Node, {program, checker}: RuleContext): Levels {
  const declared = themeType(program, checker);
  const outer = new Set<string>();
  const inner = new Map<string, string[]>();
  for (const property of declared ? checker.getPropertiesOfType(declared) : []) {
    outer.add(property.name);
    const type = checker.getNonNullableType(
      checker.getTypeOfSymbolAtLocation(property, theme),
    );
    if (!(type.flags & ts.TypeFlags.Object)) continue;
    for (const {name} of checker.getPropertiesOfType(type)) {
      inner.set(name, [...(inner.get(name) ?? []), property.name]);
    }
  }
  return {outer, inner};
}

function themeType(program: ts.Program, checker: ts.TypeChecker): ts.Type | undefined {
  for (const {fileName, statements} of program.getSourceFiles()) {
    if (!fileName.startsWith('/node_modules/lexical/')) continue;
    const declared = statements.find(
      (each) =>
        (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) &&
        each.name.text === 'EditorThemeClasses',
    );
    if (declared) return checker.getTypeAtLocation(declared);
  }
  return undefined;
}
