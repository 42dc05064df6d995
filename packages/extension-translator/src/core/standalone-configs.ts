import ts from 'typescript';

import {type EditorConfig, namespaceOf, writeSettings} from './config';
import {camelCase, idOf} from './names';
import type {Rewrite} from './rewrite';
import {bare, isExported, referencesIn} from './source';

/** Turns configs into extensions whose composer is in another file. */
export function writeStandaloneConfigs(
  used: ReadonlySet<ts.ObjectLiteralExpression>,
  rewrite: Rewrite,
): void {
  const {file} = rewrite.source;
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    const [declaration] = statement.declarationList.declarations;
    const object = declaration?.initializer && bare(declaration.initializer);
    if (!declaration || !object || !ts.isObjectLiteralExpression(object)) continue;
    const name = declaration.name.getText();
    const uses = referencesIn(file).filter(({text}) => text === name).length;
    const config: EditorConfig = {object, declaration};
    if (!used.has(object) && uses === 1 && isEditorConfig(config)) {
      writeConfig(statement, config, rewrite);
    }
  }
}

function isEditorConfig({object, declaration}: EditorConfig): boolean {
  const names = new Set(object.properties.map((each) => each.name?.getText()));
  return (
    declaration?.type?.getText() === 'InitialConfigType' ||
    (names.has('namespace') && names.has('onError'))
  );
}

function writeConfig(
  statement: ts.VariableStatement,
  config: EditorConfig,
  rewrite: Rewrite,
): void {
  const title = namespaceOf(config) ?? 'editor';
  const extension = rewrite.freeName(`${camelCase(title)}Extension`);
  const settings = writeSettings(config, new Set(), rewrite);
  rewrite.use('defineExtension', '@lexical/extension');
  const lead = isExported(statement) ? 'export ' : '';
  const text =
    'Add what the composer renders: RichTextExtension or PlainTextExtension, and the extensions of its plugins.';
  rewrite.note('decide', statement, 'dependencies', text);
  rewrite.replace(
    statement,
    `${lead}const ${extension} = defineExtension({\nname: '${idOf(title)}',\n${settings}\n});`,
  );
}
