import ts from 'typescript';

/** How to convert one thing to another: the given type, the wanted type, and the code to write. */
const CONVERSIONS: readonly (readonly [
  given: RegExp,
  wanted: RegExp,
  fix: (text: string) => string,
])[] = [
  [
    /^string$/,
    /\b(?:Document|ParentNode)\b/,
    (text) =>
      `Pass a document: const dom = new DOMParser().parseFromString(${text}, 'text/html'); on a server, new JSDOM(${text}).window.document.`,
  ],
  [
    /^EditorState$/,
    /^LexicalEditor\b/,
    () =>
      'Pass the editor. What is read is decided by the read around the call: editorState.read(() => …, {editor}).',
  ],
  [
    /\[LexicalEditor|LexicalComposerContextWithEditor/,
    /^LexicalEditor\b/,
    () =>
      'Pass the editor, the first item: const [editor] = useLexicalComposerContext();',
  ],
  [/Node$/, /^string$/, (text) => `Pass the key of the node: ${text}.getKey().`],
  [
    /^(?:HTML\w*Element|Element)\b/,
    /^\w+Node\b/,
    (text) =>
      `Pass a node of Lexical: $getNearestNodeFromDOMNode(${text}) finds the one of an element, and can be null.`,
  ],
  [
    /^EventTarget\b/,
    /^(?:Node|\w*Element)\b/,
    (text) => `Narrow it first: if (${text} instanceof HTMLElement) {…}.`,
  ],
  [
    /Node\[\]$/,
    /^\w+Node\b/,
    (text) => `Pass the nodes one by one, with dots: ...${text}.`,
  ],
  [
    /^BaseSelection\b/,
    /^RangeSelection\b/,
    (text) => `Narrow it first: if ($isRangeSelection(${text})) {…}.`,
  ],
];

/** Advice for a value that can be converted to the wanted type. */
export function conversionOf(
  given: string,
  wanted: string,
  text: string,
): string | undefined {
  const plain = given.replace(/ \| (?:null|undefined)$/, '');
  return CONVERSIONS.find(([from, to]) => from.test(plain) && to.test(wanted))?.[2](
    text,
  );
}

/**
 * Advice for an argument that belongs to a later parameter: `f(text, true)` for `f(text, node,
 * flag)`.
 */
export function placeMeant(
  call: ts.CallExpression,
  argument: ts.Expression,
  checker: ts.TypeChecker,
): string | undefined {
  const parameters = checker.getResolvedSignature(call)?.parameters ?? [];
  const given = checker.getTypeAtLocation(argument);
  const index = call.arguments.indexOf(argument);
  const meant = parameters.findIndex((parameter, at) => {
    if (at <= index || at < call.arguments.length) return false;
    const type = checker.getNonNullableType(
      checker.getTypeOfSymbolAtLocation(parameter, call),
    );
    return !(type.flags & ts.TypeFlags.Any) && checker.isTypeAssignableTo(given, type);
  });
  const name = parameters[meant]?.name;
  const skipped = parameters.slice(index, meant);
  const areOptional = skipped.every(
    ({valueDeclaration}) =>
      valueDeclaration &&
      ts.isParameter(valueDeclaration) &&
      (valueDeclaration.questionToken || valueDeclaration.initializer),
  );
  if (name === undefined || !areOptional) return undefined;
  const parts = [
    ...call.arguments.slice(0, index).map((each) => each.getText()),
    ...skipped.map(() => 'undefined'),
    argument.getText(),
  ];
  return `Put it where ${name} is: ${call.expression.getText()}(${parts.join(', ')}).`;
}
