import ts from 'typescript';

import {
  attributeOf,
  commentsBefore,
  type Element,
  isElement,
  tagNameOf,
  tagOf,
  valueText,
} from './jsx';
import {type PluginRule, PLUGIN_RULES, PLUGINS_WITHOUT_EXTENSION} from './plugin-rules';
import type {Rewrite} from './rewrite';
import {findAll, localsIn} from './source';

/** A plugin that became an extension: of Lexical, or of the code itself. */
export type Rules = ReadonlyMap<string, PluginRule>;

/** What plugins became, as items of `dependencies`. */
export interface Dependencies {
  readonly items: string[];
  /** Node classes that they register. */
  readonly nodes: Set<string>;
  /** Names that the items use, so that they are declared before. */
  readonly elements: Element[];
}

/**
 * Moves the plugins among elements to dependencies, and remarks on those that stay.
 *
 * @param own - plugins of the code that become extensions
 */
export function movePlugins(
  elements: readonly Element[],
  own: Rules,
  rewrite: Rewrite,
): Dependencies {
  const items: string[] = [];
  const nodes = new Set<string>();
  const moved: Element[] = [];
  for (const element of elements) {
    const rule = ruleOf(element, own);
    if (rule && canMove(element, rule, rewrite)) {
      const comments = commentsBefore(element);
      items.push(comments.text + writeItem(element, rule, rewrite));
      for (const name of rule.nodes ?? []) nodes.add(name);
      for (const node of [...comments.nodes, element]) rewrite.remove(node);
      moved.push(element);
    } else if (!rule) {
      noteKept(element, rewrite);
    }
  }
  return {items, nodes, elements: moved};
}

/** Returns the rule of a plugin, also of one that the code declares. */
export function ruleOf(element: Element, own: Rules): PluginRule | undefined {
  const name = tagNameOf(element);
  return own.get(name) ?? PLUGIN_RULES[name];
}

/** Tells whether the props of a plugin can be options, without a remark. */
export function isMovable(element: Element, rule: PluginRule): boolean {
  return tagOf(element).attributes.properties.every(
    (each) =>
      ts.isJsxAttribute(each) &&
      rule.props?.[each.name.getText()] !== undefined &&
      isStatic(each),
  );
}

/** Only a component may call hooks, and only it knows its variables. */
function isStatic(node: ts.Node): boolean {
  const calls = findAll(node, ts.isCallExpression);
  const hooks = calls.filter(({expression}) =>
    /\buse[A-Z]\w*$/.test(expression.getText()),
  );
  return localsIn(node).length === 0 && hooks.length === 0;
}

/** Remarks on plugins with an extension that a composer renders only under a condition. */
export function noteConditional(
  composer: Element,
  rendered: readonly Element[],
  rewrite: Rewrite,
): void {
  for (const element of findAll(composer, isElement)) {
    const name = tagNameOf(element);
    const rule = PLUGIN_RULES[name];
    if (!rule || rendered.includes(element)) continue;
    const text = `It is not always rendered, so it stays. If ${rule.extension} has the option "disabled", set its signal instead.`;
    rewrite.note('decide', element, name, text);
  }
}

function canMove(element: Element, rule: PluginRule, rewrite: Rewrite): boolean {
  if (isMovable(element, rule)) return true;
  const name = tagNameOf(element);
  for (const each of tagOf(element).attributes.properties) {
    const prop = ts.isJsxAttribute(each) ? each.name.getText() : rewrite.text(each);
    const locals = localsIn(each);
    const text = !ts.isJsxAttribute(each)
      ? 'The code does not show which props this passes. The plugin stays.'
      : !rule.props?.[prop]
        ? `${rule.extension} has no such option. The plugin stays.`
        : !isStatic(each)
          ? `It depends on ${locals.join(', ') || 'a hook'} of the component, so the plugin stays. To move it, set the signal of this name in the output of ${rule.extension}.`
          : undefined;
    if (text) rewrite.note('decide', each, `${name}.${prop}`, text);
  }
  return false;
}

function writeItem(element: Element, rule: PluginRule, rewrite: Rewrite): string {
  const name = tagNameOf(element);
  const {extension, from, props = {}, defaults = {}, note = ''} = rule;
  if (from !== '') rewrite.use(extension, from);
  const source = from === '' ? '' : ` of ${from}`;
  rewrite.note('moved', element, name, `${extension}${source}. ${note}`.trim());
  const options = tagOf(element).attributes.properties.filter(ts.isJsxAttribute);
  const entries = options.map((each) => {
    const prop = each.name.getText();
    const {option = prop, write = same, note: remark} = props[prop] ?? {};
    const to =
      option === prop ? 'An option with the same name.' : `The option ${option}.`;
    rewrite.note(
      'moved',
      each,
      `${name}.${prop}`,
      [to, remark].filter(Boolean).join(' '),
    );
    const value = write(valueText(each));
    return option === value ? option : `${option}: ${value}`;
  });
  for (const [option, value] of Object.entries(defaults)) {
    if (attributeOf(element, option)) continue;
    entries.push(`${option}: ${value}`);
    const text = `Set to ${value}, the default of the plugin. The extension has a different default.`;
    rewrite.note('moved', element, `${name}.${option}`, text);
  }
  return itemText(extension, entries, rewrite);
}

/** Writes an item of `dependencies`, with options if there are any. */
export function itemText(
  extension: string,
  entries: readonly string[],
  rewrite: Rewrite,
): string {
  if (entries.length === 0) return extension;
  rewrite.use('configExtension', '@lexical/extension');
  return `configExtension(${extension}, {${entries.join(', ')}})`;
}

function noteKept(element: Element, rewrite: Rewrite): void {
  const name = tagNameOf(element);
  const why = PLUGINS_WITHOUT_EXTENSION[name];
  if (why !== undefined) {
    rewrite.note('kept', element, name, `It has no equal extension and stays. ${why}`);
  } else if (/^[A-Z]\w*Plugin$/.test(name)) {
    const text = 'This is your own plugin. It stays and works as before.';
    rewrite.note('kept', element, name, text);
  }
}

function same(value: string): string {
  return value;
}
