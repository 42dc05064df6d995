import ts from 'typescript';

import type {RuleContext} from './rule';
import type {Advice} from './call-advice';

/** What the code leaves out and most editors have there, by the name of the prop or option. */
const USUAL: Readonly<Record<string, string>> = {
  'aria-placeholder':
    'Add aria-placeholder, the same text for screen readers: <ContentEditable aria-placeholder="Write…" placeholder={<p>Write…</p>} />.',
  name: "Add name, which is unique among the extensions of an editor: name: '[root]', or '@my-app/editor'.",
  ErrorBoundary:
    "Add ErrorBoundary={LexicalErrorBoundary}: import {LexicalErrorBoundary} from '@lexical/react/LexicalErrorBoundary';",
  contentEditable:
    "Add contentEditable={<ContentEditable />}: import {ContentEditable} from '@lexical/react/LexicalContentEditable';",
  dependencies:
    'Add dependencies, the node classes that it creates and exports: dependencies: [MyNode], or [] for none.',
  matchers:
    "Add matchers={[createLinkMatcherWithRegExp(/https?:\\/\\/[^\\s]+/)]}: import {createLinkMatcherWithRegExp} from '@lexical/react/LexicalAutoLinkPlugin';",
  namespace: "Add namespace, a name for editors of this kind: namespace: 'MyEditor'.",
  onError: 'Add onError: onError: (error) => { throw error; }, or report the error.',
  parse:
    "Add parse, which makes a value of what is stored, and the default of undefined: parse: (value) => (typeof value === 'string' ? value : '').",
  shouldBootstrap:
    'Add shouldBootstrap={false}. Only where one client alone creates the document, pass shouldBootstrap and initialEditorState.',
};

/** Advice about something required that the code leaves out. */
export function missingAdvice(name: string): Advice {
  const usual = Object.hasOwn(USUAL, name) ? USUAL[name] : undefined;
  return {fix: usual ?? `Add ${name}, which is required here.`};
}

/** Advice about an object that is called: extensions are listed, and not called. */
export function uncallableAdvice(node: ts.Node): Advice {
  const call = ts.findAncestor(node, ts.isCallExpression);
  const name = call?.expression.getText() ?? '';
  if (!call || !/^[A-Z]\w*Extension$/.test(name)) return {};
  const given = call.arguments.map((each) => each.getText()).join(', ');
  return {
    reason: `${name} is an extension, which is an object and not a function.`,
    fix:
      given === ''
        ? `List it without calling it: dependencies: [${name}].`
        : `Pass its settings with configExtension: dependencies: [configExtension(${name}, ${given})].`,
    link: '/docs/extensions/intro',
  };
}

/** Advice about a comparison with a value that the other side never has. */
export function comparisonAdvice(node: ts.Node, {checker}: RuleContext): Advice {
  const compared = ts.findAncestor(node, ts.isBinaryExpression);
  if (!compared) return {};
  const [literal, other] = ts.isStringLiteralLike(compared.left)
    ? [compared.left, compared.right]
    : [compared.right, compared.left];
  const type = checker.getTypeAtLocation(other);
  const parts = type.isUnion() ? type.types : [type];
  if (
    !ts.isStringLiteralLike(literal) ||
    !parts.every((part) => part.isStringLiteral())
  )
    return {};
  const values = parts.map((part) => `'${part.isStringLiteral() ? part.value : ''}'`);
  return {
    reason: `${other.getText()} is never '${literal.text}', so this comparison always has the same result.`,
    fix: `Compare it with one of its values: ${values.join(', ')}.`,
  };
}
