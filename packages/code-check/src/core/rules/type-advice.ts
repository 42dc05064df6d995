import ts from 'typescript';

import {calledName} from '../names';
import {nearestName} from '../nearest-name';
import {replacementOf} from '../replaced-names';
import {shortened} from '../shortened';
import {type Advice, callAdvice} from './call-advice';
import {ASYNC_LISTENER} from './command-answers';
import {importAdvice} from './import-advice';
import {missingMember} from './missing-member';
import {nullAdvice} from './null-advice';
import {unknownOption} from './unknown-option';
import {overrideAdvice} from './override-advice';
import {comparisonAdvice, missingAdvice, uncallableAdvice} from './usual-values';
import {propAdvice, typeAdvice} from './value-advice';
import type {RuleContext} from './rule';

/** Values, arguments and props of the wrong type. */
const OF_VALUES = new Set([1361, 2322, 2345, 2554, 2555, 2559, 2739, 2741, 2769]);

/** Explains a compiler error better than the compiler does, if the mistake is known. */
export function adviceFor(
  code: number,
  node: ts.Node,
  message: string,
  context: RuleContext,
): Advice {
  if (OF_VALUES.has(code)) return ofArguments(node, message, context);
  switch (code) {
    case 2304:
    case 2552:
    case 2503:
    case 2686:
      return ofMissingName(node, context);
    case 2339:
    case 2551:
    case 2576:
      return missingMember(node, message, context);
    case 2531:
    case 2532:
    case 18047:
    case 18048:
    case 2721:
      return nullAdvice(node, message, context);
    case 2722:
      return {fix: `Call it only if it exists: ${shortText(calledText(node))}?.(…)`};
    case 2349:
      return uncallableAdvice(node);
    case 2353:
      return unknownOption(message, node, context);
    case 2367:
      return comparisonAdvice(node, context);
    case 2416:
    case 2417:
      return overrideAdvice(node, message);
    default:
      return {};
  }
}

function ofMissingName(node: ts.Node, {facts}: RuleContext): Advice {
  const name = node.getText();
  const home = Object.hasOwn(facts.exports, name)
    ? facts.exports[name]?.[0]
    : undefined;
  if (home !== undefined) return importAdvice(name, home);
  if (name === 'editor') {
    return {
      fix: 'In a component, get it with const [editor] = useLexicalComposerContext(). Elsewhere, add a parameter of type LexicalEditor.',
      link: '@lexical/react/LexicalComposerContext#useLexicalComposerContext',
    };
  }
  const replaced = replacementOf(name);
  if (replaced) return {rule: 'removed-name', ...replaced};
  const near = nearestName(name, Object.keys(facts.exports));
  return near !== undefined && /^\$|_COMMAND$|^use[A-Z]|Node$|Plugin$/.test(name)
    ? {
        fix: `The nearest name in Lexical is ${near}: import {${near}} from '${facts.exports[near]?.[0] ?? ''}';`,
        link: `${facts.exports[near]?.[0] ?? ''}#${near}`,
      }
    : {fix: `Declare or import ${name}.`};
}

/** Returns what is called, of which the compiler's place is only a part. */
function calledText(node: ts.Node): string {
  return (
    ts.findAncestor(node, ts.isCallExpression)?.expression.getText() ?? node.getText()
  );
}

function ofArguments(node: ts.Node, message: string, {checker}: RuleContext): Advice {
  const call = ts.findAncestor(node, ts.isCallExpression);
  const called = call && calledName(call);
  const [, missing] = /Property '+([\w-]+)'+ is missing/.exec(message) ?? [];
  if (missing !== undefined) return missingAdvice(missing);
  const known = propAdvice(node, message) ?? typeAdvice(node, message);
  if (known) return known;
  if (called === 'registerCommand') {
    return /Expected 3 arguments/.test(message)
      ? {
          fix: 'Pass a priority as the third argument, such as COMMAND_PRIORITY_EDITOR.',
          link: '/docs/error#code-35',
        }
      : /Promise<[^>]*>' is not assignable to type 'boolean/.test(message)
        ? {
            fix: ASYNC_LISTENER,
            link: '/docs/concepts/commands#what-does-returning-true-do',
          }
        : /boolean/.test(message)
          ? {
              fix: 'Return true from the listener if it handled the command, and false otherwise.',
              link: '/docs/concepts/commands#what-does-returning-true-do',
            }
          : {};
  }
  if (called === 'dispatchCommand' && /Expected 2 arguments/.test(message)) {
    return {
      fix: 'Pass the payload of the command as the second argument.',
      link: '/docs/concepts/commands#payload-types',
    };
  }
  const values = allowedValues(node, checker);
  return callAdvice(node, message, checker, values);
}

const MOST_VALUES = 12;

/** The literals that are allowed here, if there are only a few. */
function allowedValues(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  const type = ts.isExpression(node) ? checker.getContextualType(node) : undefined;
  const plain = type && checker.getNonNullableType(type);
  const parts = plain?.isUnion() ? plain.types : [];
  if (parts.length === 0 || !parts.every((part) => part.isStringLiteral())) {
    return undefined;
  }
  const values = parts.slice(0, MOST_VALUES).map((part) => checker.typeToString(part));
  const name = plain?.aliasSymbol
    ? `a value of ${plain.aliasSymbol.name}: `
    : 'one of ';
  return `${name}${values.join(', ')}${parts.length > MOST_VALUES ? ', …' : ''}`;
}

function shortText(text: string): string {
  return shortened(text, 'the value');
}
