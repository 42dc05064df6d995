import ts from 'typescript';

import {nodesOf} from '../names';
import {type Ancestry, ancestry, lineHas, memberOf} from './node-ancestry';
import {nodeClassRemark} from './node-class-remark';
import type {Remark, Rule, RuleContext} from './rule';

/** HTML of nodes that is exported but not imported, or the other way around. */
export const nodeHtml: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      const line = ts.isClassLike(node) ? ancestry(node, context.checker) : undefined;
      if (!ts.isClassLike(node) || !line) continue;
      const name = node.name?.text ?? 'the class';
      const isImported = lineHas(line, 'importDOM') || mentionsImport(context);
      const exporter = isImported ? undefined : ownExport(node);
      if (exporter) yield notImported(exporter, name);
      yield* notExported(node, line, name, context);
    }
  }
};

/** Import rules of extensions can import what the class exports. */
function mentionsImport({sources}: RuleContext): boolean {
  return sources.some(({text}) => /defineImportRule|DOMImport|importDOM/.test(text));
}

/** An `exportDOM` that creates its own element. */
function ownExport(node: ts.ClassLikeDeclaration): ts.Node | undefined {
  const member = memberOf(node, 'exportDOM');
  const isOwn = /document\.createElement\(/.test(member?.getText() ?? '');
  return isOwn ? member?.name : undefined;
}

function notImported(node: ts.Node, name: string): Remark {
  return {
    ...nodeClassRemark(
      node,
      `${name} exports its own HTML in exportDOM, but doesn't have importDOM, so pasted or stored HTML is imported as text, without the node.`,
      `Implement static importDOM() { return {tag: () => ({conversion: (element) => ({node: new ${name}(…)}), priority: 1})}; } for the element that exportDOM creates.`,
      'serialization',
    ),
    isHint: true,
  };
}

/** A decorator that is imported from one element, and exported as the empty element of `createDOM`. */
function* notExported(
  node: ts.ClassLikeDeclaration,
  line: Ancestry,
  name: string,
  {sources}: RuleContext,
): Iterable<Remark> {
  const reader = memberOf(node, 'importDOM');
  if (line.base !== 'DecoratorNode' || !reader || lineHas(line, 'exportDOM')) return;
  // Editors can be configured with functions that export a class.
  if (sources.some(({text}) => /\bhtml: \{|DOMRenderExtension|exportDOM/.test(text)))
    return;
  const shown = shownTag(node);
  const tags = [...nodesOf(reader)].flatMap((each) =>
    ts.isPropertyAssignment(each) || ts.isMethodDeclaration(each)
      ? [each.name.getText()]
      : [],
  );
  if (shown === undefined || tags.includes(shown)) return;
  const [read = shown] = tags.filter((tag) => tag !== 'importDOM');
  yield {
    ...nodeClassRemark(
      reader.name ?? reader,
      `${name} is read from <${read}> but has no exportDOM. Exported and copied HTML contains the empty <${shown}> from createDOM instead, which cannot be imported as this node.`,
      `Implement exportDOM() { const element = document.createElement('${read}'); …; return {element}; } with what importDOM reads.`,
      'serialization',
    ),
    isHint: true,
  };
}

/** The element that `createDOM` creates and leaves empty. */
function shownTag(node: ts.ClassLikeDeclaration): string | undefined {
  const text = memberOf(node, 'createDOM')?.getText() ?? '';
  const made = [...text.matchAll(/createElement\(\s*['"](\w+)['"]\s*\)/g)];
  const isFilled = /append|innerHTML|textContent|setAttribute|dataset/.test(text);
  return made.length === 1 && !isFilled ? made[0]?.[1] : undefined;
}
