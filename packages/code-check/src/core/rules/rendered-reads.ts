import ts from 'typescript';

import {isFunction, nameOfFunction, rendererAround} from '../functions';
import {calledName, nameOf, nodesOf} from '../names';
import type {Rule, RuleContext} from './rule';

const READS =
  /^lexical#(?:LexicalEditor\.(?:read|isEditable|isComposing)|EditorState\.read)$/;
const OF_STATE = /#EditorState\./;
const ASKED_FOR = /\.getEditorState\(\)\s*\.read\(/;
/** Code that renders again when the editor changes. */
const FOLLOWS = /register\w*Listener|registerCommand|OnChangePlugin|Signal/;

/** Hooks that don't render a component again; every other hook may. */
const RENDERS_NOTHING =
  /^use(?:LexicalComposerContext|Memo|Ref|Callback|Effect|LayoutEffect|ImperativeHandle|Id)$/;

/** Values of an editor that a component reads while it renders, and that no change renders again. */
export const renderedReads: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isCallExpression(node) || !isRead(node, context)) continue;
      const owner = ts.findAncestor(node.parent, isFunction);
      const component = rendererAround(node);
      if (component && /^use/.test(nameOfFunction(component) ?? '')) continue;
      if (!owner || owner !== component || FOLLOWS.test(component.getText())) continue;
      // New props render the component again, too.
      if (rendersAgain(component) || owner.parameters.length > 0) continue;
      if (isShownOnDemand(component, source)) continue;
      const isState = /\.read$/.test(node.expression.getText());
      yield {
        rule: 'made-in-render',
        node: node.expression,
        reason:
          "The component reads this while it renders, and React doesn't render it again when the editor changes.",
        fix: isState
          ? 'Keep it in a state, and set that in a listener: useEffect(() => editor.registerUpdateListener(({editorState}) => { editorState.read(() => setValue(…)); }), [editor]);'
          : 'Call const isEditable = useLexicalEditable(), from @lexical/react/useLexicalEditable, which renders the component again.',
        link: '/docs/react/lifecycle',
        isHint: !isState,
      };
    }
  }
};

function rendersAgain(component: ts.Node): boolean {
  return [...nodesOf(component)].some((node) => {
    const name = ts.isCallExpression(node) ? (calledName(node) ?? '') : '';
    return /^use[A-Z]/.test(name) && !RENDERS_NOTHING.test(name);
  });
}

/** `{isOpen && <Statistics />}`: a component that is mounted when it is needed shows the current value. */
function isShownOnDemand(component: ts.Node, source: ts.SourceFile): boolean {
  const name = nameOfFunction(component);
  return [...nodesOf(source)].some(
    (node) =>
      ts.isJsxOpeningLikeElement(node) &&
      node.tagName.getText() === name &&
      ts.findAncestor(
        node,
        (each) =>
          ts.isConditionalExpression(each) ||
          (ts.isBinaryExpression(each) &&
            each.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken),
      ) !== undefined,
  );
}

function isRead(call: ts.CallExpression, {checker}: RuleContext): boolean {
  const name = nameOf(call.expression, checker) ?? '';
  // A state that the component got is the one of this render.
  return READS.test(name) && (!OF_STATE.test(name) || ASKED_FOR.test(call.getText()));
}
