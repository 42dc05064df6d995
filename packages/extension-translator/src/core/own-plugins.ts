import ts from 'typescript';

import type {Rules} from './dependencies';
import {isMovable, movePlugins, ruleOf} from './dependencies';
import {type Element, isElement, renderedIn, tagNameOf} from './jsx';
import {extensionNameOf, idOf} from './names';
import {readEffects} from './effects';
import {readProps} from './props';
import type {PluginRule} from './plugin-rules';
import type {Rewrite} from './rewrite';
import {
  findAll,
  type FunctionNode,
  isExported,
  isFunctionNode,
  nameOfFunction,
  referencesIn,
  statementOfOnly,
  topStatementOf,
} from './source';

/** A component of the code that registers something and renders nothing. */
export interface OwnPlugin {
  readonly name: string;
  readonly rule: PluginRule;
  /** Writes the extension in the place of the component. */
  readonly write: () => void;
}

/** Finds components that render nothing, or only plugins of Lexical. */
export function findOwnPlugins(rewrite: Rewrite): OwnPlugin[] {
  const {file} = rewrite.source;
  return findAll(file, isFunctionNode).flatMap((node) => {
    const name = nameOfFunction(node);
    if (!name || !/^[A-Z]/.test(name) || !isAtTop(node)) return [];
    return (
      readPluginGroup(node, name, rewrite) ??
      readEffectPlugin(node, name, rewrite) ??
      []
    );
  });
}

/**
 * Leaves out plugins that the code also uses where no extension can take their place.
 *
 * @param movable - elements below composers that are translated
 */
export function convertible(
  plugins: readonly OwnPlugin[],
  movable: ReadonlySet<Element>,
  {source: {file}}: Rewrite,
): OwnPlugin[] {
  const elements = findAll(file, isElement);
  return plugins.filter(({name, rule}) => {
    const uses = elements.filter((element) => tagNameOf(element) === name);
    const tags = uses.flatMap((element) => (ts.isJsxElement(element) ? 2 : 1));
    const references = referencesIn(file).filter(({text}) => text === name).length;
    return (
      references === 1 + tags.reduce((sum, count) => sum + count, 0) &&
      uses.every((element) => movable.has(element) && isMovable(element, rule))
    );
  });
}

function isAtTop({parent}: FunctionNode): boolean {
  const statement = ts.isVariableDeclaration(parent)
    ? statementOfOnly(parent)?.parent
    : parent;
  return statement !== undefined && ts.isSourceFile(statement);
}

/** A component that only renders plugins which have extensions. */
function readPluginGroup(
  node: FunctionNode,
  name: string,
  rewrite: Rewrite,
): OwnPlugin | undefined {
  const rendered = node.parameters.length === 0 ? renderedBy(node) : undefined;
  if (!rendered) return undefined;
  const root = ts.isParenthesizedExpression(rendered) ? rendered.expression : rendered;
  const elements = isElement(root) ? [root] : renderedIn(root);
  const none: Rules = new Map();
  const areAll = elements.every((element) => {
    const rule = ruleOf(element, none);
    return rule && isMovable(element, rule);
  });
  if (elements.length === 0 || !areAll) return undefined;
  const extension = extensionNameOf(name);
  return {
    name,
    rule: {extension, from: ''},
    write: () => {
      const {items} = movePlugins(elements, none, silent(rewrite));
      const body = `dependencies: [${items.join(',\n')}],\nname: '${idOf(extension.replace(/Extension$/, ''))}',`;
      rewrite.note(
        'moved',
        node,
        name,
        `It renders only plugins, so it becomes ${extension}.`,
      );
      replaceComponent(node, extension, body, rewrite);
    },
  };
}

/** Moves plugins of a component that goes as a whole: notes and imports count, edits do not. */
function silent(rewrite: Rewrite): Rewrite {
  const copy: Rewrite = Object.create(rewrite) as Rewrite;
  copy.remove = () => undefined;
  return copy;
}

function renderedBy({body}: FunctionNode): ts.Node | undefined {
  if (!body || !ts.isBlock(body)) return body;
  const [only, ...others] = body.statements;
  return only && others.length === 0 && ts.isReturnStatement(only)
    ? only.expression
    : undefined;
}

/** A component whose effects register something, and that renders nothing. */
function readEffectPlugin(
  node: FunctionNode,
  name: string,
  rewrite: Rewrite,
): OwnPlugin | undefined {
  const effects = readEffects(node, rewrite);
  if (!effects) return undefined;
  const props = readProps(node, rewrite);
  if (typeof props === 'string') {
    rewrite.note(
      'decide',
      node,
      name,
      `${props} The component stays and works as before.`,
    );
    return undefined;
  }
  const extension = extensionNameOf(name);
  const names = props.map((prop) => prop.name);
  const options = Object.fromEntries(names.map((each) => [each, {}]));
  return {
    name,
    rule: {extension, from: '', nodes: effects.nodes, props: options},
    write: () => {
      rewrite.note(
        'moved',
        node,
        name,
        `${extension}: its effects are "register" now.`,
      );
      for (const prop of props) prop.note();
      const config = names.length > 0 ? writeConfig(props, rewrite) : '';
      const id = `name: '${idOf(extension.replace(/Extension$/, ''))}',\n`;
      replaceComponent(node, extension, config + effects.write(id, names), rewrite);
    },
  };
}

function writeConfig(
  props: readonly {name: string; type?: string; value: string}[],
  rewrite: Rewrite,
): string {
  const values = props.map(({name, value}) => `${name}: ${value}`).join(', ');
  if (props.some(({type}) => type === undefined)) return `config: {${values}},\n`;
  const types = props.map(({name, type}) => `${name}: ${type ?? ''}`).join('; ');
  rewrite.use('safeCast', '@lexical/extension');
  return `config: safeCast<{${types}}>({${values}}),\n`;
}

function replaceComponent(
  node: FunctionNode,
  extension: string,
  body: string,
  rewrite: Rewrite,
): void {
  const statement = topStatementOf(node);
  const isDefault =
    ts.isFunctionDeclaration(statement) &&
    statement.modifiers?.some(({kind}) => kind === ts.SyntaxKind.DefaultKeyword);
  const lead = isExported(statement) && !isDefault ? 'export ' : '';
  const tail = isDefault ? `\n\nexport default ${extension};` : '';
  rewrite.use('defineExtension', '@lexical/extension');
  rewrite.replace(
    statement,
    `${lead}const ${extension} = defineExtension({\n${body}\n});${tail}`,
  );
}
