import ts from 'typescript';

import {nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule} from './rule';

const PATCH = /^@lexical\/selection#\$patchStyle(?:Text)?$/;
const ASK = /#\$getSelectionStyleValueForProperty$/;
const SET = /^lexical#\w+\.set(?:Text)?Style$/;
const CAMEL = /^[a-z]+(?:[A-Z][a-z]+)+$/;

/** Styles with the names of React and the DOM, where CSS is stored. */
export const styleNames: Rule = function* ({sources, checker}) {
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node)) continue;
      const name = nameOf(node.expression, checker) ?? '';
      const [first, second] = node.arguments;
      if (PATCH.test(name) && second) yield* ofPatch(unwrapped(second));
      else if (ASK.test(name) && second && ts.isStringLiteralLike(second)) {
        if (CAMEL.test(second.text)) yield remarkOf(second, second.text);
      } else if (SET.test(name) && first && ts.isStringLiteralLike(first)) {
        const wrong = /(?:^|;)\s*([a-z]+(?:[A-Z][a-z]+)+)\s*:/.exec(first.text)?.[1];
        if (wrong !== undefined) yield remarkOf(first, wrong);
      }
    }
  }
};

function* ofPatch(patch: ts.Expression): Iterable<Remark> {
  if (!ts.isObjectLiteralExpression(patch)) return;
  for (const {name} of patch.properties) {
    const text =
      name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '';
    if (name && CAMEL.test(text)) yield remarkOf(name, text);
  }
}

function remarkOf(node: ts.Node, name: string): Remark {
  const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return {
    rule: 'editor-setup',
    node,
    reason: `Styles of text are stored as CSS, where the property is ${dashed}. Browsers ignore ${name}, so nothing is shown, or found.`,
    fix: `Write '${dashed}' instead of ${name}.`,
    link: '@lexical/selection#$patchStyleText',
  };
}
