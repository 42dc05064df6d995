import ts from 'typescript';

import {attributeValue, valueOf} from '../editors';
import {answersOf, type FunctionNode, isFunction} from '../functions';
import {nodesOf, symbolOf} from '../names';
import {shortened} from '../shortened';
import type {Remark, Rule, RuleContext} from './rule';

/** Provider factories that create a document that `CollaborationPlugin` can't find. */
export const providerDocuments: Rule = function* (context) {
  for (const source of context.sources) {
    for (const node of nodesOf(source)) {
      if (!ts.isJsxAttribute(node) || node.name.getText() !== 'providerFactory')
        continue;
      if (node.parent.parent.tagName.getText() !== 'CollaborationPlugin') continue;
      const factory = factoryOf(node, context);
      if (!factory) continue;
      for (const remark of [ofFactory(factory, context), withoutReturn(factory)]) {
        if (remark) yield remark;
      }
    }
  }
};

function factoryOf(
  attribute: ts.JsxAttribute,
  {checker}: RuleContext,
): FunctionNode | undefined {
  const given = attributeValue(attribute);
  if (!given) return undefined;
  const declaration = ts.isIdentifier(given)
    ? symbolOf(given, checker)?.valueDeclaration
    : undefined;
  const value =
    declaration && ts.isFunctionDeclaration(declaration)
      ? declaration
      : valueOf(given, checker);
  return value && isFunction(value) ? value : undefined;
}

/** A factory that makes a provider, and gives it to nobody. */
function withoutReturn(factory: FunctionNode): Remark | undefined {
  const {body} = factory;
  if (!body || !ts.isBlock(body) || answersOf(factory).some((each) => each !== ''))
    return undefined;
  const made = [...nodesOf(body)].filter(ts.isNewExpression).at(-1);
  if (!made || /\bthrow\b/.test(body.getText())) return undefined;
  return {
    rule: 'editor-setup',
    node: made,
    reason:
      'providerFactory has to return the provider, but this function returns nothing, so CollaborationPlugin calls connect() of undefined.',
    fix: `Return it: return ${shortened(made.getText(), `new ${made.expression.getText()}(…)`)}; the plugin connects it.`,
    link: '/docs/collaboration/react',
  };
}

function ofFactory(
  {body, parameters}: ts.FunctionLikeDeclaration,
  {checker}: RuleContext,
): Remark | undefined {
  const made = body && documentMadeIn(body);
  const map = parameters[1]?.name;
  if (!body || !made || (map && !ts.isIdentifier(map))) return undefined;
  const symbol = map && checker.getSymbolAtLocation(map);
  // Other code with the map may add the document to it.
  const isUsed = [...nodesOf(body)].some(
    (node) =>
      ts.isIdentifier(node) &&
      node.text === map?.text &&
      symbolOf(node, checker) === symbol,
  );
  if (isUsed) return undefined;
  const [id = 'id', docs = 'yjsDocMap'] = parameters.map(({name}) => name.getText());
  return {
    rule: 'editor-setup',
    node: made,
    reason: `CollaborationPlugin looks up the document in yjsDocMap under its id, but this factory doesn't add the new Doc to it. The editor then uses a different document than the provider, or none.`,
    fix: `Add it to the map: const doc = new Doc(); ${docs}.set(${id}, doc); and pass the same doc to the provider.`,
    link: '/docs/collaboration/react',
  };
}

/** `new Doc()` and `new Y.Doc()`. */
function documentMadeIn(body: ts.Node): ts.NewExpression | undefined {
  return [...nodesOf(body)].find(
    (node): node is ts.NewExpression =>
      ts.isNewExpression(node) && /^(?:\w+\.)?Doc$/.test(node.expression.getText()),
  );
}
