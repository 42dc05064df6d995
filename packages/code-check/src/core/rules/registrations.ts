import ts from 'typescript';

import type {Place} from '../contexts/callbacks';
import {isEffect, isFunction, runsOnce} from '../functions';
import {calledName, calleeOf, nameOf, nodesOf, unwrapped} from '../names';
import type {Remark, Rule, RuleContext} from './rule';

/** Registrations that nothing takes back, and what is made anew on each render. */
export const registrations: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (ts.isCallExpression(node)) {
        const remark = isRegistration(node, context)
          ? (wrapped(node, context) ?? registered(node, context))
          : (madeInRender(node, context) ?? changedInRender(node, context));
        if (remark) yield remark;
      }
    }
  }
};

/** A call of a package's function that returns a cleanup function. */
function isRegistration(call: ts.CallExpression, {checker}: RuleContext): boolean {
  const name = calledName(call) ?? '';
  const owner = nameOf(call.expression, checker) ?? '';
  if (!/^(?:register|mergeRegister)/.test(name) || !/^@?lexical/.test(owner))
    return false;
  return checker.getTypeAtLocation(call).getCallSignatures().length > 0;
}

function registered(
  call: ts.CallExpression,
  {placeOf}: RuleContext,
): Remark | undefined {
  const name = calledName(call) ?? 'The registration';
  const owner = ts.findAncestor(call.parent, isFunction);
  const around = owner?.parent;
  const isInEffect = around !== undefined && isEffect(around);
  const place = placeOf(call);
  if (place.kind === 'none' && isRenderOf(owner, place)) {
    return {
      rule: 'made-in-render',
      node: calleeOf(call),
      reason: `${name} runs ${place.where}, so every render registers it again.`,
      fix: `Move it into an effect: useEffect(() => ${call.expression.getText()}(…), [editor]);`,
      link: '/docs/react/create_plugin',
    };
  }
  if (!ts.isExpressionStatement(call.parent) || !owner) return undefined;
  if (place.kind === 'none' && place.where === 'in an event handler') {
    const remark = ofEvent(call, name);
    return place.isUsual ? {...remark, isHint: true} : remark;
  }
  const isExtension =
    ts.isMethodDeclaration(owner) || (around && ts.isPropertyAssignment(around))
      ? place.kind === 'none' && place.where.startsWith('in register')
      : false;
  return isInEffect || isExtension ? notTakenBack(call, name, isExtension) : undefined;
}

/** A registration for each click, of which none is ever taken back. */
function ofEvent(call: ts.CallExpression, name: string): Remark {
  return {
    rule: 'missing-cleanup',
    node: calleeOf(call),
    reason: `${name} runs in an event handler, so each event registers another listener, and nothing removes the ones before.`,
    fix: `Register it once, in an effect: useEffect(() => ${call.expression.getText()}(…), [editor]); and let the event handler set what the listener looks at.`,
    link: '/docs/react/effects',
  };
}

/** \`mergeRegister(() => editor.register…(…))\`: what is passed is called as a cleanup only. */
function wrapped(call: ts.CallExpression, context: RuleContext): Remark | undefined {
  if (calledName(call) !== 'mergeRegister') return undefined;
  for (const argument of call.arguments) {
    if (!ts.isArrowFunction(argument) || argument.parameters.length > 0) continue;
    const inner = ts.isBlock(argument.body) ? undefined : unwrapped(argument.body);
    if (!inner || !ts.isCallExpression(inner) || !isRegistration(inner, context))
      continue;
    const name = calledName(inner) ?? 'The registration';
    return {
      rule: 'missing-cleanup',
      node: argument,
      reason: `mergeRegister takes cleanup functions, and calls them when the effect ends. This function registers only then, so the listener is never there while it should be.`,
      fix: `Call ${name} directly, and pass what it returns, without () =>: mergeRegister(${inner.expression.getText()}(…), …).`,
      link: '@lexical/utils#mergeRegister',
    };
  }
  return undefined;
}

/** Whether a place is the body of the component or hook itself. */
function isRenderOf(owner: ts.Node | undefined, place: Place): boolean {
  if (!owner || place.kind !== 'none' || runsOnce(owner.getSourceFile())) return false;
  const named = ts.isFunctionDeclaration(owner)
    ? owner.name
    : ts.isVariableDeclaration(owner.parent)
      ? owner.parent.name
      : undefined;
  return named !== undefined && place.where === `while ${named.getText()} renders`;
}

function notTakenBack(
  call: ts.CallExpression,
  name: string,
  isExtension: boolean,
): Remark {
  return {
    rule: 'missing-cleanup',
    node: calleeOf(call),
    reason: `${name} returns a cleanup function, but ${isExtension ? 'the extension' : 'the effect'} doesn't return it. The listener stays, and is added again each time.`,
    fix: `Return it: return ${call.expression.getText()}(…); for several, return mergeRegister(…).`,
    link: '/docs/react/create_plugin',
  };
}

/** Extensions and editors that a component creates whenever it renders. */
function madeInRender(
  call: ts.CallExpression,
  {placeOf, checker}: RuleContext,
): Remark | undefined {
  const name = calledName(call) ?? '';
  if (!/^(?:defineExtension|createEditor|buildEditorFromExtensions)$/.test(name)) {
    return undefined;
  }
  if (!/^@?lexical/.test(nameOf(call.expression, checker) ?? '')) return undefined;
  const owner = ts.findAncestor(call.parent, isFunction);
  const around = owner?.parent;
  if (around && ts.isCallExpression(around)) return undefined;
  const place = placeOf(call);
  return place.kind === 'none' &&
    isRenderOf(owner, place) &&
    /^while [A-Z]/.test(place.where)
    ? {
        rule: 'made-in-render',
        node: calleeOf(call),
        reason: `${name} runs ${place.where}, so every render creates a new editor, and the content is lost.`,
        fix: `Move ${name} out of the component, or keep its result with useMemo.`,
        link: '/docs/extensions/react#the-editor-loses-its-content-on-every-keystroke',
      }
    : undefined;
}

const CHANGES =
  /^lexical#LexicalEditor\.(?:update|setEditorState|setEditable|setRootElement|dispatchCommand|focus|blur)$/;

/** Changes to the editor whenever a component renders. */
function changedInRender(
  call: ts.CallExpression,
  {placeOf, checker}: RuleContext,
): Remark | undefined {
  if (!CHANGES.test(nameOf(call.expression, checker) ?? '')) return undefined;
  const place = placeOf(call);
  const owner = ts.findAncestor(call.parent, isFunction);
  if (place.kind !== 'none' || !isRenderOf(owner, place)) return undefined;
  const text = call.expression.getText();
  return {
    rule: 'made-in-render',
    node: calleeOf(call),
    reason: `${text} runs ${place.where}, so every render changes the editor again.`,
    fix: `Move it into an effect: useEffect(() => { ${text}(…); }, [editor]); or into the event handler that needs it.`,
    link: '/docs/react/create_plugin',
  };
}
