import ts from 'typescript';

import {nodesOf} from '../names';
import type {Rule} from './rule';

const OF_LEXICAL = /^(?:lexical|@lexical)(?:\/|$)/;

/** Lexical as a CommonJS module beside Lexical as an ES module: each of them has an active editor of its own. */
export const moduleCopies: Rule = function* ({sources}) {
  const imports = sources.some((source) =>
    source.statements.some(
      (each) =>
        ts.isImportDeclaration(each) &&
        each.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
        ts.isStringLiteral(each.moduleSpecifier) &&
        OF_LEXICAL.test(each.moduleSpecifier.text),
    ),
  );
  if (!imports) return;
  for (const source of sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'require')
        continue;
      const [path] = node.arguments;
      if (!path || !ts.isStringLiteralLike(path) || !OF_LEXICAL.test(path.text))
        continue;
      yield {
        rule: 'wrong-import',
        node: path,
        reason: `require loads the CommonJS build of ${path.text}, and import the ES module, so there are two copies of Lexical, and each has its own active editor and its own classes.`,
        fix: `Load all of Lexical in the same way: import {…} from '${path.text}'; and compile files with node classes to ES modules, too.`,
        link: '/docs/getting-started/bundler-errors',
        // A bundler may make one of both.
        isHint: true,
      };
    }
  }
};
