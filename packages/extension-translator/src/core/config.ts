import ts from 'typescript';

import {type Edit, editedPart, removal} from './edits';
import type {Rewrite} from './rewrite';
import {
  bare,
  findAll,
  isExported,
  referencesIn,
  statementOfOnly,
  topVariable,
} from './source';

/** The object that configures an editor, and where it is declared. */
export interface EditorConfig {
  readonly object: ts.ObjectLiteralExpression;
  /** The constant that holds it; without one, it stands where it is used. */
  readonly declaration?: ts.VariableDeclaration;
}

const SAME_NAMES = new Set(['namespace', 'theme', 'html', 'editable', 'onWarn']);

/** Finds the object that an expression stands for: itself, or that of a constant. */
export function resolveConfig(
  expression: ts.Expression,
  {source}: Rewrite,
): EditorConfig | undefined {
  const value = bare(expression);
  if (ts.isObjectLiteralExpression(value)) return {object: value};
  if (!ts.isIdentifier(value)) return undefined;
  const declaration = variableAround(value) ?? topVariable(source, value.text);
  const object = declaration?.initializer && objectIn(declaration.initializer);
  return object && {object, declaration};
}

/** Returns the object, also of `useMemo(() => ({…}), [])`. */
function objectIn(initializer: ts.Expression): ts.ObjectLiteralExpression | undefined {
  const value = bare(initializer);
  if (ts.isObjectLiteralExpression(value)) return value;
  if (!ts.isCallExpression(value)) return undefined;
  const [callback] = value.arguments;
  const isHook = /^(?:React\.)?use(?:Memo|State)$/.test(value.expression.getText());
  return isHook &&
    callback &&
    ts.isArrowFunction(callback) &&
    !ts.isBlock(callback.body)
    ? objectIn(callback.body)
    : undefined;
}

function variableAround(name: ts.Identifier): ts.VariableDeclaration | undefined {
  for (let node: ts.Node = name.parent; !ts.isSourceFile(node); node = node.parent) {
    if (!ts.isBlock(node)) continue;
    const found = node.statements
      .filter(ts.isVariableStatement)
      .flatMap(({declarationList}) => [...declarationList.declarations])
      .find((each) => each.name.getText() === name.text);
    if (found) return found;
  }
  return undefined;
}

/** Returns the namespace that a config sets as text. */
export function namespaceOf({object}: EditorConfig): string | undefined {
  const property = object.properties.find(
    (each) => ts.isPropertyAssignment(each) && each.name.getText() === 'namespace',
  );
  return property &&
    ts.isPropertyAssignment(property) &&
    ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined;
}

/**
 * Returns what stands between the braces of the config as properties of an extension.
 *
 * @param brought - node classes that the extension's dependencies register
 */
export function writeSettings(
  {object}: EditorConfig,
  brought: ReadonlySet<string>,
  rewrite: Rewrite,
): string {
  const edits = object.properties.flatMap((each) =>
    editSetting(each, brought, rewrite),
  );
  const part = {start: object.getStart() + 1, end: object.end - 1};
  return editedPart(rewrite.source.text, part, edits).replace(/^\s*\n/, '');
}

function editSetting(
  property: ts.ObjectLiteralElementLike,
  brought: ReadonlySet<string>,
  rewrite: Rewrite,
): Edit[] {
  if (ts.isSpreadAssignment(property)) return editSpread(property, rewrite);
  const name = property.name.getText();
  if (name === 'nodes') return editNodes(property, brought, rewrite);
  if (name === 'editorState') return renameState(property, rewrite);
  if (name === 'onError') {
    const text = 'The same name. It is optional now: without it, errors are thrown.';
    rewrite.note('moved', property, name, text);
  } else if (SAME_NAMES.has(name)) {
    rewrite.note('moved', property, name, 'The same name in the extension.');
  } else {
    const text =
      'This is not a setting of an editor. Remove it if the compiler rejects it.';
    rewrite.note('decide', property, name, text);
  }
  return [];
}

function renameState(
  property: Exclude<ts.ObjectLiteralElementLike, ts.SpreadAssignment>,
  rewrite: Rewrite,
): Edit[] {
  const text = '$initialEditorState: a function, JSON, an EditorState or null.';
  rewrite.note('moved', property, 'editorState', text);
  const isShort = ts.isShorthandPropertyAssignment(property);
  return [
    {
      start: property.name.getStart(),
      end: property.name.end,
      text: isShort ? '$initialEditorState: editorState' : '$initialEditorState',
    },
  ];
}

/** Settings that are spread are renamed where the code shows them. */
function editSpread(property: ts.SpreadAssignment, rewrite: Rewrite): Edit[] {
  const objects = findAll(property, ts.isObjectLiteralExpression);
  if (objects.length > 0) {
    return objects.flatMap(({properties}) =>
      properties.flatMap((each) =>
        !ts.isSpreadAssignment(each) && each.name.getText() === 'editorState'
          ? renameState(each, rewrite)
          : [],
      ),
    );
  }
  const {expression} = property;
  const spread = resolveConfig(expression, rewrite);
  const hasState = spread?.object.properties.some(
    (each) => each.name?.getText() === 'editorState',
  );
  const subject = `...${rewrite.text(expression)}`;
  if (spread && !hasState) {
    rewrite.note('moved', property, subject, 'Its settings have the same names.');
  } else {
    const text = 'If it contains editorState, rename that to $initialEditorState.';
    rewrite.note('decide', property, subject, text);
  }
  return [];
}

function editNodes(
  property: Exclude<ts.ObjectLiteralElementLike, ts.SpreadAssignment>,
  brought: ReadonlySet<string>,
  rewrite: Rewrite,
): Edit[] {
  const array = arrayOf(property, rewrite);
  if (!array) {
    const text =
      'The same name. It can also contain classes that an extension registers.';
    rewrite.note('moved', property, 'nodes', text);
    return [];
  }
  const gone = array.elements.filter((each) => brought.has(each.getText()));
  const names = gone.map((each) => each.getText()).join(', ');
  const text =
    gone.length === 0
      ? 'The same name.'
      : `${names} left out, because the extensions register them.`;
  rewrite.note('moved', property, 'nodes', text);
  if (gone.length === array.elements.length) {
    if (property.getStart() > array.end || property.end < array.pos) {
      rewrite.remove(array.parent.parent.parent);
    }
    return [withoutItem(property)];
  }
  const edits = gone.map(withoutItem);
  if (property.pos <= array.pos && array.end <= property.end) return edits;
  for (const {start, end} of edits) rewrite.cut(start, end);
  return [];
}

/** The list of classes, in place or in a constant that nothing else uses. */
function arrayOf(
  property: Exclude<ts.ObjectLiteralElementLike, ts.SpreadAssignment>,
  {source}: Rewrite,
): ts.ArrayLiteralExpression | undefined {
  if (ts.isPropertyAssignment(property)) {
    const value = bare(property.initializer);
    if (ts.isArrayLiteralExpression(value)) return value;
  }
  const name = ts.isPropertyAssignment(property)
    ? property.initializer.getText()
    : property.name.getText();
  const variable = topVariable(source, name);
  const value = variable?.initializer && bare(variable.initializer);
  const uses = referencesIn(source.file).filter(({text}) => text === name).length;
  return variable &&
    value &&
    ts.isArrayLiteralExpression(value) &&
    statementOfOnly(variable) &&
    uses === 2 &&
    !isExported(variable.parent.parent)
    ? value
    : undefined;
}

/** An element of a list or an object, with the comma after it. */
function withoutItem(node: ts.Node): Edit {
  const {text} = node.getSourceFile();
  const after = /^\s*,/.exec(text.slice(node.end));
  return removal(text, node.getStart(), node.end + (after?.[0].length ?? 0));
}
