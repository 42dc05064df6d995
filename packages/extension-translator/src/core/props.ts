import ts from 'typescript';

import type {Rewrite} from './rewrite';
import type {FunctionNode} from './source';

/** A prop of a component that becomes an option of its extension. */
export interface OptionOfProp {
  readonly name: string;
  /** The type as code; nothing in JavaScript. */
  readonly type?: string;
  /** The default as code. */
  readonly value: string;
  /** Remarks on the prop. */
  readonly note: () => void;
}

/** Returns the props of a component, or why they cannot be options. */
export function readProps(
  {parameters: [parameter, ...others]}: FunctionNode,
  rewrite: Rewrite,
): OptionOfProp[] | string {
  if (!parameter) return [];
  const {name, type} = parameter;
  if (others.length > 0 || !ts.isObjectBindingPattern(name)) {
    return 'Its props are not destructured in the parameter, so they cannot become options.';
  }
  const members = membersOf(type, rewrite);
  const options = name.elements.map((element) => optionOf(element, members, rewrite));
  const refusal = options.find((option) => typeof option === 'string');
  return refusal ?? options.filter((option) => typeof option !== 'string');
}

type Members = ReadonlyMap<string, ts.PropertySignature>;

/** Returns the members of a type literal, or of a type that the code declares. */
function membersOf(
  type: ts.TypeNode | undefined,
  {source: {file}}: Rewrite,
): Members | undefined {
  if (!type) return undefined;
  const [argument] = ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
  const name = (argument ?? type).getText();
  const declared = file.statements.find(
    (each): each is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each)) &&
      each.name.text === name,
  );
  const from =
    declared && ts.isTypeAliasDeclaration(declared)
      ? declared.type
      : (declared ?? argument ?? type);
  const members =
    ts.isTypeLiteralNode(from) || ts.isInterfaceDeclaration(from) ? from.members : [];
  return new Map(
    [...members]
      .filter(ts.isPropertySignature)
      .map((each) => [each.name.getText(), each]),
  );
}

function optionOf(
  element: ts.BindingElement,
  members: Members | undefined,
  rewrite: Rewrite,
): OptionOfProp | string {
  const {name: binding, propertyName, dotDotDotToken, initializer} = element;
  const name = binding.getText();
  if (!ts.isIdentifier(binding) || propertyName || dotDotDotToken) {
    return `Its prop ${name} is renamed or destructured, so it cannot become an option.`;
  }
  const member = members?.get(name);
  const isOptional = member?.questionToken !== undefined && !initializer;
  const type = member?.type && typeText(member.type, isOptional);
  const value =
    initializer?.getText() ?? (isOptional ? 'undefined' : emptyValue(member?.type));
  if (value === undefined || (members && type === undefined)) {
    return `Its prop ${name} has no default, and an option needs one.`;
  }
  const isInvented = !initializer && !isOptional;
  const note = (): void => {
    if (isInvented) {
      const text = `The prop had no default. The option has ${value}: decide which it should be.`;
      rewrite.note('decide', element, name, text);
    } else {
      rewrite.note('moved', element, name, 'An option of the extension.');
    }
  };
  return {name, type, value, note};
}

function typeText(type: ts.TypeNode, isOptional: boolean): string {
  const text =
    ts.isFunctionTypeNode(type) && isOptional ? `(${type.getText()})` : type.getText();
  return isOptional ? `${text} | undefined` : text;
}

/** Returns a value without effect, for types that have one. */
function emptyValue(type: ts.TypeNode | undefined): string | undefined {
  if (!type) return undefined;
  if (ts.isUnionTypeNode(type)) {
    const texts = type.types.map((each) => each.getText());
    return ['null', 'undefined'].find((each) => texts.includes(each));
  }
  if (ts.isFunctionTypeNode(type)) {
    return type.type.kind === ts.SyntaxKind.VoidKeyword ? '() => {}' : undefined;
  }
  if (ts.isArrayTypeNode(type)) return '[]';
  const byKind: Partial<Record<ts.SyntaxKind, string>> = {
    [ts.SyntaxKind.NumberKeyword]: '0',
    [ts.SyntaxKind.StringKeyword]: "''",
    [ts.SyntaxKind.BooleanKeyword]: 'false',
  };
  return byKind[type.kind];
}
