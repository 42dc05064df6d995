import ts from 'typescript';

import {resolveConfig, writeSettings} from './config';
import {itemText} from './dependencies';
import {camelCase, idOf} from './names';
import {registerItem, registerRuleOf} from './register-calls';
import type {Rewrite} from './rewrite';
import {bare, findAll, localsIn, referencesIn} from './source';

/** Turns `createEditor` and its register functions into an editor of extensions. */
export function writePlainEditors(rewrite: Rewrite): void {
  for (const declaration of findAll(rewrite.source.file, ts.isVariableDeclaration)) {
    const call = declaration.initializer && bare(declaration.initializer);
    if (
      call &&
      ts.isCallExpression(call) &&
      call.expression.getText() === 'createEditor' &&
      ts.isIdentifier(declaration.name)
    ) {
      writeEditor(declaration.name, call, rewrite);
    }
  }
}

function writeEditor(
  name: ts.Identifier,
  creation: ts.CallExpression,
  rewrite: Rewrite,
): void {
  const calls = findAll(rewrite.source.file, ts.isCallExpression).flatMap((call) => {
    const rule = registerRuleOf(call, name.text, rewrite.source);
    return rule && isKnownBefore(call, creation) ? [{call, rule}] : [];
  });
  const [argument] = creation.arguments;
  const config = argument && resolveConfig(argument, rewrite);
  if (calls.length === 0 || (argument && config?.object !== bare(argument))) return;
  const items = calls.map(({call, rule}) => {
    const {extension, entries} = registerItem(call, rule, rewrite);
    return itemText(extension, entries, rewrite);
  });
  const brought = new Set(calls.flatMap(({rule}) => rule.nodes ?? []));
  const settings = config ? writeSettings(config, brought, rewrite) : '';
  const state = /\$initialEditorState\b/.test(settings)
    ? ''
    : '$initialEditorState: null,\n';
  rewrite.use('buildEditorFromExtensions', '@lexical/extension');
  const list = `dependencies: [\n${items.join(',\n')}],\n`;
  const id = `name: '${idOf(camelCase(name.text))}',\n`;
  rewrite.replace(
    creation,
    `buildEditorFromExtensions({\n${state}${list}${id}${settings}\n})`,
  );
  rewrite.note(
    'moved',
    creation,
    'createEditor',
    'buildEditorFromExtensions of @lexical/extension. Without $initialEditorState: null, it would add a paragraph.',
  );
  const text = 'editor.dispose() removes everything that the extensions registered.';
  rewrite.note('moved', creation, name.text, text);
  for (const [index, {call}] of calls.entries()) {
    removeCall(call, name.text, index === 0, rewrite);
  }
}

/** What an option uses must be declared before the editor. */
function isKnownBefore(call: ts.CallExpression, creation: ts.CallExpression): boolean {
  const names = new Set(call.arguments.slice(1).flatMap((each) => localsIn(each)));
  const after = findAll(call.getSourceFile(), ts.isVariableDeclaration).filter(
    ({pos}) => pos > creation.pos,
  );
  const uses = call.arguments.slice(1).flatMap((each) => referencesIn(each));
  return !after.some(
    ({name}) =>
      names.has(name.getText()) || uses.some(({text}) => text === name.getText()),
  );
}

function removeCall(
  call: ts.CallExpression,
  editor: string,
  isFirst: boolean,
  rewrite: Rewrite,
): void {
  const {parent} = call;
  if (ts.isExpressionStatement(parent)) {
    rewrite.remove(parent);
  } else if (!isFirst && ts.isCallExpression(parent)) {
    const comma = /^\s*,/.exec(call.getSourceFile().text.slice(call.end));
    rewrite.cut(call.getStart(), call.end + (comma?.[0].length ?? 0));
  } else {
    rewrite.replace(call, `() => ${editor}.dispose()`);
  }
}
