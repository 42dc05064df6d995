import ts from 'typescript';

import {propertyOf} from '../editors';
import {nodesOf, symbolOf} from '../names';
import {ancestry, lineHas} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule, RuleContext} from './rule';

/** What only looks at simple text. */
const ASKS =
  /Typeahead|AutoLink|AutoEmbed|Markdown(?:Shortcut|Shortcuts)|CharacterLimit|Hashtag|TextEntity/;

/** Replacements of the text class that no longer count as ordinary text. */
export const textReplacements: Rule = function* (context) {
  for (const source of context.sources) {
    if (!ASKS.test(source.text)) continue;
    for (const node of nodesOf(source)) {
      if (!ts.isObjectLiteralExpression(node)) continue;
      const remark = ofEntry(node, context);
      if (remark) yield remark;
    }
  }
};

/** `isSimpleText` compares the type with `text`, which is that of the replaced class. */
function ofEntry(
  entry: ts.ObjectLiteralExpression,
  {checker}: RuleContext,
): Remark | undefined {
  const replaced = propertyOf(entry, 'replace');
  const own = propertyOf(entry, 'withKlass');
  if (replaced?.getText() !== 'TextNode' || !own) return undefined;
  const declaration = symbolOf(own, checker)?.valueDeclaration;
  if (!declaration || !ts.isClassLike(declaration)) return undefined;
  const line = ancestry(declaration, checker);
  if (line?.base !== 'TextNode' || lineHas(line, 'isSimpleText')) return undefined;
  const name = own.getText();
  return nodeClassRemark(
    declaration.name ?? declaration,
    `isSimpleText() is true only for nodes of the type 'text'. Once ${name} replaces TextNode, no text is simple: adjacent texts aren't merged, and menus, links and Markdown shortcuts find no text.`,
    `Override it in ${name}: isSimpleText() { return this.getMode() === 'normal'; }.`,
    'node-replacement',
  );
}
