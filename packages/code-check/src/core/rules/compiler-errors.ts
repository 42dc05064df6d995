import ts from 'typescript';

import {isFunction} from '../functions';
import {isOfClass, isOfLexical, symbolOf, unwrapped} from '../names';
import type {CheckedCode} from '../reading/complete-code';
import {replacementOf} from '../replaced-names';
import {givenBy, givenToPattern} from './given-values';
import {isKnownNull} from './null-advice';
import type {RuleContext} from './rule';
import {isGuardedByUnknown} from './unknown-guards';

/** How significant a compiler error is: a mistake in one file can be a habit in another. */
export type Weight = 'finding' | 'hint' | 'silent';

/**
 * Errors about the project rather than Lexical: options, libraries, names that are declared
 * elsewhere, missing types.
 */
const OF_PROJECTS = new Set([
  1108, 1162, 1192, 2300, 2304, 2307, 2318, 2347, 2390, 2391, 2451, 2503, 2552, 2564,
  2578, 2591, 2683, 2686, 2693, 2695, 2731, 2749, 2792, 2851, 2882, 4114, 17019, 17020,
  18004, 18050,
]);
/** A variable that is used before anything is assigned to it. */
const OF_ASSIGNMENT = 2454;
/** The number of arguments. */
const OF_COUNT = new Set([2554, 2555]);
/** Two parts of a page are often in a different order than they run. */
const OF_ORDER = new Set([2448, 2449]);
/** `null` and `undefined`, which only strict projects check. */
const OF_NULL = new Set([2454, 2531, 2532, 2533, 2721, 2722, 18047, 18048, 18049]);
const MISSING_MEMBER = new Set([2339, 2551]);
/** What a guard may have checked before. */
const OF_WIDTH = new Set([2339, 2345, 2322, 2551, 2554]);
/** What is missing may be in the part of the code that isn't shown. */
const OF_ABSENCE = new Set([2322, 2739, 2740, 2741, 2769]);
const OF_SELECTION = /selection/i;
/** Types that JavaScript code can't narrow, and types that options extend. */
const WIDE =
  /^(?:LexicalNode|ElementNode|DecoratorNode|BaseSelection|PointType|MenuOption)\b/;
/** The most general DOM type, because the selector's result type is unknown. */
const OF_DOM =
  /type 'Node' is not assignable to parameter of type '(?:ParentNode|\w*Element)'/;
/** `useState(null)` and `useState([])`, which accept anything in projects that aren't strict. */
const OF_UNTYPED_STATE = /SetStateAction<(?:null|undefined|never\[\])>/;
/** Files of the project: relative paths, and aliases of bundlers for its folders. */
const OF_OWN_FILES = /^(?:\.|[~#]|@\/|src\/)/;

/** Rates a compiler error by what is known about the code around it. */
export function weightOf(
  {code, messageText, start = 0, length = 0}: ts.Diagnostic,
  node: ts.Node,
  context: RuleContext,
): Weight {
  const read = context.codeOf(node.getSourceFile());
  if (OF_PROJECTS.has(code) || (code >= 7000 && code < 9000)) return 'silent';
  if (OF_ORDER.has(code)) return 'hint';
  if (code === OF_ASSIGNMENT && isAssumed(node, context)) return 'silent';
  if (OF_COUNT.has(code) && hasLeftOut(node)) return 'silent';
  const isWhole = isWholeCode(read);
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  const isNull =
    OF_NULL.has(code) || /Type '(?:null|undefined)' is not assignable/.test(text);
  if ((isNull || OF_WIDTH.has(code)) && isGuardedByUnknown(node, context))
    return 'silent';
  if (isNull) return isWhole && !isScript(read) ? 'finding' : ofNull(node, context);
  // An element without props has the type {}, which then doesn't mean unknown.
  const isElement = !ts.isSourceFile(node) && ts.isJsxOpeningLikeElement(node.parent);
  if (code === 18046 || (!isElement && /type '\{\}'|type 'unknown'/i.test(text)))
    return isWhole ? 'finding' : 'silent';
  if (OF_UNTYPED_STATE.test(text)) return 'silent';
  if (isWhole) return 'finding';
  if (!concernsLexical(spanned(node, start + length), context) || OF_DOM.test(text))
    return 'silent';
  if (read.isFragment && OF_ABSENCE.has(code) && isAbsence(text)) return 'hint';
  return MISSING_MEMBER.has(code) && isWide(node, context) && !isForeign(node, read)
    ? 'hint'
    : 'finding';
}

/** What the code shows is wrong, whatever the rest is; what it lacks may be in the rest. */
function isAbsence(text: string): boolean {
  return / missing |No overload matches|=> (?:void|any)|undefined/.test(text);
}

/** A member with another name in Lexical, which no narrowing adds; scripts have classes of their own. */
function isForeign(node: ts.Node, read: CheckedCode): boolean {
  return !isScript(read) && replacementOf(`.${node.getText()}`) !== undefined;
}

/** Whether a name is one of those that the check itself declares, which have no value. */
function isAssumed(node: ts.Node, {codeOf}: RuleContext): boolean {
  return codeOf(node.getSourceFile()).assumed.some(({name}) => name === node.getText());
}

function ofNull(node: ts.Node, context: RuleContext): Weight {
  const statement = ts.findAncestor(node, ts.isStatement) ?? node;
  const isSelection =
    OF_SELECTION.test(node.getText()) ||
    /\$getSelection\(\)\s*\./.test(statement.getText());
  const isSaid =
    isSelection ||
    isKnownNull(node, context.checker) ||
    (isCalled(node) && concernsLexical(node, context));
  return isScript(context.codeOf(node.getSourceFile())) && !isSaid ? 'silent' : 'hint';
}

/**
 * Returns whether an error is about a call's return value that is used directly:
 * `$getNodeByKey(key).remove()`.
 */
function isCalled(node: ts.Node): boolean {
  const call = ts.findAncestor(node, ts.isCallExpression);
  return (
    call !== undefined &&
    ts.isPropertyAccessExpression(call.parent) &&
    call.parent.expression === call &&
    call.getStart() === node.getStart()
  );
}

function isScript({kind}: CheckedCode): boolean {
  return kind === ts.ScriptKind.JSX;
}

/** Returns whether nothing in the code has to be guessed. */
export function isWholeCode(read: CheckedCode): boolean {
  return (
    !isScript(read) &&
    !read.isPart &&
    read.assumed.length === 0 &&
    !read.unknownModules.some((path) => OF_OWN_FILES.test(path))
  );
}

/** Dots, which are replaced with names of underscores, can be any number of arguments. */
function hasLeftOut(node: ts.Node): boolean {
  const call = ts.findAncestor(node, ts.isCallExpression);
  return call?.arguments.some((each) => /^_{2,}$/.test(each.getText())) ?? false;
}

/** The largest node that starts at the same position as a node and ends within an error. */
function spanned(node: ts.Node, end: number): ts.Node {
  const {parent} = node;
  return parent && parent.getStart() === node.getStart() && parent.end <= end
    ? spanned(parent, end)
    : node;
}

/** Returns whether an error is about a declaration in a Lexical package. */
function concernsLexical(node: ts.Node, {checker}: RuleContext): boolean {
  if (ts.isSourceFile(node)) return false;
  if (ts.isClassElement(node.parent)) return isOfNodeClass(node.parent, checker);
  if (ts.isBindingElement(node.parent) || ts.isBindingElement(node)) {
    const name = ts.isBindingElement(node) ? (node.propertyName ?? node.name) : node;
    return givenToPattern(name, checker) !== undefined;
  }
  for (let at: ts.Node = node; !ts.isStatement(at) && at.parent; at = at.parent) {
    const {parent} = at;
    if (ts.isPropertyAccessExpression(parent) && parent.name === at) {
      if (isContext(parent.expression, checker)) return true;
      const type = checker.getNonNullableType(
        checker.getTypeAtLocation(parent.expression),
      );
      const parts = type.isUnion() ? type.types : [type];
      return (
        parts.some((part) => isOfLexical(part.getSymbol())) ||
        givenBy(parent.expression, checker) !== undefined
      );
    }
    const callee =
      ts.isCallExpression(at) || ts.isNewExpression(at)
        ? at.expression
        : ts.isJsxOpeningLikeElement(at)
          ? at.tagName
          : undefined;
    if (callee && at !== node.parent && isFunction(at)) return false;
    if (callee)
      return isOfLexical(symbolOf(unwrapped(callee as ts.Expression), checker));
    if (ts.isHeritageClause(at)) return true;
  }
  return false;
}

/** Members whose types are of the platform, and don't depend on classes that aren't shown. */
const OF_PLATFORM =
  /^(?:createDOM|updateDOM|exportDOM|collapseAtStart|excludeFromCopy|extractWithChild|(?:is|can)[A-Z]\w*)$/;

/** Such a member of a class that extends one of Lexical's. */
function isOfNodeClass(
  {name, parent}: ts.ClassElement,
  checker: ts.TypeChecker,
): boolean {
  return (
    OF_PLATFORM.test(name?.getText() ?? '') &&
    ts.isClassLike(parent) &&
    isOfClass(checker.getTypeAtLocation(parent), 'LexicalNode', checker)
  );
}

/** The result of `useLexicalComposerContext`, used without destructuring. */
function isContext(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const type = checker.typeToString(checker.getTypeAtLocation(node));
  return /^(?:LexicalComposerContextWithEditor|\[(?:editor: )?LexicalEditor,)/.test(
    type,
  );
}

function isWide(node: ts.Node, {checker}: RuleContext): boolean {
  const {parent} = node;
  if (!ts.isPropertyAccessExpression(parent)) return false;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(parent.expression));
  return checker
    .typeToString(type)
    .split(' | ')
    .some((part) => WIDE.test(part));
}
