import ts from 'typescript';

import {
  type FunctionNode,
  isComponent,
  isExported,
  isFunction,
  usesReact,
} from '../functions';
import {
  calledName,
  isUntypedEditor,
  nameOf,
  nodesOf,
  symbolOf,
  unwrapped,
} from '../names';
import {
  type Place,
  placeOfArgument,
  placeOfConstruction,
  placeOfForeignProp,
  placeOfProp,
  UNKNOWN,
} from './callbacks';
import {createsEditor} from './own-editors';
import {ofAssignment, ofMember} from './place-of-member';

const HOOK = /^use[A-Z]/;
const COMPONENT = /^[A-Z]/;
const MOST_STEPS = 12;

/** Returns where a node's code runs, that is, what is active then. */
export type PlaceFinder = (node: ts.Node) => Place;

/**
 * Creates a finder.
 *
 * @param isFragment - whether the top level of a file may be an excerpt from inside of something
 */
export function createPlaceFinder(
  checker: ts.TypeChecker,
  isFragment: (source: ts.SourceFile) => boolean,
): PlaceFinder {
  const places = new Places(checker, isFragment);
  return (node) => places.at(node, 0);
}

/** Follows code outward to its callers; `depth` counts the functions on the way. */
class Places {
  private readonly known = new Map<ts.Node, Place>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isFragment: (source: ts.SourceFile) => boolean,
  ) {}

  at(node: ts.Node, depth: number): Place {
    const owner = ts.findAncestor(node.parent, isFunction);
    if (owner) return this.ofFunction(owner, depth);
    return ts.findAncestor(node, ts.isPropertyDeclaration) ||
      this.isFragment(node.getSourceFile())
      ? UNKNOWN
      : {kind: 'none', where: 'at the top level of the module'};
  }

  private ofFunction(owner: FunctionNode, depth: number): Place {
    const found = this.known.get(owner);
    if (found) return found;
    // Recursion says nothing.
    this.known.set(owner, UNKNOWN);
    const place = depth > MOST_STEPS ? UNKNOWN : this.find(owner, depth);
    this.known.set(owner, place);
    return place;
  }

  private find(owner: FunctionNode, depth: number): Place {
    const outer = outermostValue(owner);
    const {parent} = outer;
    if (ts.isCallExpression(parent)) return this.ofCall(parent, outer, depth);
    if (ts.isJsxExpression(parent)) return this.ofProp(parent);
    if (ts.isNewExpression(parent)) {
      const made = placeOfConstruction(parent.expression.getText());
      return made === 'same' ? this.at(parent, depth + 1) : made;
    }
    if (ts.isBinaryExpression(parent)) return ofAssignment(parent);
    if (ts.isFunctionDeclaration(owner)) return this.ofNamed(owner.name, owner, depth);
    if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) {
      return this.ofNamed(parent.name, owner, depth);
    }
    if (ts.isMethodDeclaration(owner) && ts.isClassLike(owner.parent)) {
      return this.ofMethod(owner, owner.parent, depth);
    }
    return ofMember(owner, parent);
  }

  private ofCall(call: ts.CallExpression, argument: ts.Node, depth: number): Place {
    if (call.expression === argument) return this.at(call, depth + 1);
    const called = calledName(call);
    if (called === 'useCallback') {
      const variable = outermostValue(call).parent;
      return ts.isVariableDeclaration(variable) && ts.isIdentifier(variable.name)
        ? this.ofReferences(variable.name, depth)
        : UNKNOWN;
    }
    const name = nameOf(unwrapped(call.expression), this.checker);
    const place = placeOfArgument(name, called);
    if (place === 'same') return this.at(call, depth + 1);
    return place.kind === 'read' && call.arguments.length > 1
      ? {...place, hasEditor: true}
      : place;
  }

  private ofNamed(
    name: ts.Identifier | undefined,
    owner: FunctionNode,
    depth: number,
  ): Place {
    if (!name || name.text.startsWith('$')) return UNKNOWN;
    if (createsEditor(owner)) {
      return {kind: 'none', where: `in ${name.text}, which creates the editor`};
    }
    const isRendered =
      (HOOK.test(name.text) && usesReact(owner)) ||
      (COMPONENT.test(name.text) && isComponent(owner));
    if (isRendered) return {kind: 'none', where: `while ${name.text} renders`};
    if (!isExported(owner)) return this.ofReferences(name, depth);
    return this.takesEditor(owner)
      ? {
          kind: 'none',
          where: `in ${name.text}, which anybody may call with an editor`,
          isGuess: true,
        }
      : UNKNOWN;
  }

  /** A function that receives an editor opens its own reads and updates; the others start with `$`. */
  private takesEditor(owner: FunctionNode): boolean {
    return owner.parameters.some(({name}) => this.isEditor(name));
  }

  private isEditor(node: ts.Node): boolean {
    return (
      isUntypedEditor(node, this.checker) ||
      /^LexicalEditor\b/.test(
        this.checker.typeToString(this.checker.getTypeAtLocation(node)),
      )
    );
  }

  /** A method of a class that stores an editor and isn't a node or a component. */
  private ofMethod(
    owner: ts.MethodDeclaration,
    home: ts.ClassLikeDeclaration,
    depth: number,
  ): Place {
    const name = owner.name.getText();
    const calls = callsOfOwn(home, owner);
    if (calls.length > 0) return common(calls.map((call) => this.at(call, depth + 1)));
    const isPlain = !home.heritageClauses && !name.startsWith('$');
    const keepsEditor = home.members.some((member) =>
      ts.isConstructorDeclaration(member)
        ? member.parameters.some(
            (each) =>
              ts.isParameterPropertyDeclaration(each, member) &&
              this.isEditor(each.name),
          )
        : ts.isPropertyDeclaration(member) && this.isEditor(member.name),
    );
    return isPlain && keepsEditor
      ? {
          kind: 'none',
          where: `in ${name} of ${home.name?.text ?? 'a class'}, which keeps an editor`,
        }
      : UNKNOWN;
  }

  private ofProp(expression: ts.JsxExpression): Place {
    const attribute = expression.parent;
    if (!ts.isJsxAttribute(attribute)) return UNKNOWN;
    const {tagName} = attribute.parent.parent;
    const prop = attribute.name.getText();
    return this.isForeign(tagName)
      ? placeOfForeignProp(prop)
      : placeOfProp(tagName.getText(), prop);
  }

  /**
   * Returns whether a component comes from a package or a file that is neither included nor part of
   * Lexical.
   */
  private isForeign(tag: ts.JsxTagNameExpression): boolean {
    if (/^[a-z]/.test(tag.getText()) || /Plugin$/.test(tag.getText())) return false;
    const type = this.checker.getTypeAtLocation(tag);
    return (type.flags & ts.TypeFlags.Any) !== 0;
  }

  private ofReferences(name: ts.Identifier, depth: number): Place {
    const symbol = this.checker.getSymbolAtLocation(name);
    const places: Place[] = [];
    for (const node of nodesOf(name.getSourceFile())) {
      const isNamed = ts.isIdentifier(node) && node.text === name.text && node !== name;
      if (isNamed && symbolOf(node, this.checker) === symbol) {
        places.push(this.ofUse(node, depth));
      }
    }
    return common(places);
  }

  private ofUse(use: ts.Identifier, depth: number): Place {
    const {parent} = use;
    if (ts.isCallExpression(parent)) return this.ofCall(parent, use, depth);
    return ts.isJsxExpression(parent) ? this.ofProp(parent) : UNKNOWN;
  }
}

/** Where a class calls one of its own methods. */
function callsOfOwn(
  home: ts.ClassLikeDeclaration,
  method: ts.MethodDeclaration,
): ts.CallExpression[] {
  return [...nodesOf(home)].filter(
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.expression.kind === ts.SyntaxKind.ThisKeyword &&
      node.expression.name.getText() === method.name.getText() &&
      ts.findAncestor(node, (each) => each === method) === undefined,
  );
}

/** The enclosing expression with the same value. */
function outermostValue(node: ts.Node): ts.Node {
  const {parent} = node;
  return ts.isParenthesizedExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isSatisfiesExpression(parent)
    ? outermostValue(parent)
    : node;
}

/** One call outside of everything is enough for a mistake; otherwise, all callers must agree. */
function common(places: readonly Place[]): Place {
  const outside = places.find(({kind}) => kind === 'none');
  if (outside) return outside;
  const [first = UNKNOWN] = places;
  return places.every(({kind}) => kind === first.kind) ? first : UNKNOWN;
}
