import {type Context, type DeclarationReflection, ReflectionKind} from 'typedoc';
import ts from 'typescript';

import {compact, unlessEmpty} from './reflector';
import type {MemberModel, PropsModel} from './schema';

/**
 * Reads the props of a component from the compiler, which also finds props whose type is
 * unexported, mapped or an intersection.
 *
 * @param isOwn - whether a file belongs to the described packages; props declared elsewhere, such
 * as an element's attributes, are only counted
 * @returns undefined if it doesn't take props
 */
export function readProps(
  declaration: DeclarationReflection,
  context: Context,
  isOwn: (file: string) => boolean,
): PropsModel | undefined {
  const isCandidate = declaration.kindOf(
    ReflectionKind.Function | ReflectionKind.Variable,
  );
  const symbol = isCandidate ? context.getSymbolFromReflection(declaration) : undefined;
  const checker = context.programs[0]?.getTypeChecker();
  if (symbol === undefined || checker === undefined) {
    return undefined;
  }
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const parameter = signature?.parameters[0];
  if (parameter === undefined) {
    return undefined;
  }
  const properties = checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter));
  const own = properties.filter((property) =>
    property.declarations?.some((node) => isOwn(node.getSourceFile().fileName)),
  );
  const listed = properties.filter(
    (property) => own.includes(property) || property.name === 'children',
  );
  const defaults = destructuredDefaults(parameter);
  return compact({
    members: listed.map((property) => readProp(property, defaults, checker)),
    further: properties.length - listed.length || undefined,
  });
}

/**
 * Reads the members of a property's type from the compiler if the packages declare the type without
 * exporting it, so it has no description of its own.
 *
 * @returns undefined for every other property
 */
export function readInnerMembers(
  property: DeclarationReflection,
  context: Context,
  isOwn: (file: string) => boolean,
): readonly MemberModel[] | undefined {
  const {type} = property;
  const isUnexported = type?.type === 'reference' && type.reflection === undefined;
  const symbol = isUnexported ? context.getSymbolFromReflection(property) : undefined;
  const checker = context.programs[0]?.getTypeChecker();
  if (symbol === undefined || checker === undefined) {
    return undefined;
  }
  const inner = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const declaration = inner.symbol?.declarations?.[0];
  return declaration &&
    ts.isInterfaceDeclaration(declaration) &&
    isOwn(declaration.getSourceFile().fileName)
    ? checker
        .getPropertiesOfType(inner)
        .map((member) => readProp(member, new Map(), checker))
    : undefined;
}

function readProp(
  property: ts.Symbol,
  defaults: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): MemberModel {
  const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
  const text = checker.typeToString(
    checker.getTypeOfSymbol(property),
    undefined,
    ts.TypeFormatFlags.NoTruncation |
      ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
  );
  const summary = ts.displayPartsToString(property.getDocumentationComment(checker));
  const tags = property.getJsDocTags(checker);
  const tagText = (name: string) => {
    const tag = tags.find((found) => found.name === name);
    return tag && ts.displayPartsToString(tag.text);
  };
  const comment = compact({
    summary: summary || undefined,
    deprecated: tagText('deprecated'),
    defaultValue: tagText('defaultValue') ?? tagText('default'),
  });
  return compact({
    name: property.name,
    kind: 'property' as const,
    type: isOptional ? text.replace(/ \| undefined$/, '') : text,
    flags: unlessEmpty(isOptional ? (['optional'] as const) : []),
    comment: Object.keys(comment).length ? comment : undefined,
    value: defaults.get(property.name),
  });
}

/** Default values in a destructured parameter. */
function destructuredDefaults(parameter: ts.Symbol): ReadonlyMap<string, string> {
  const declaration = parameter.valueDeclaration;
  const defaults = new Map<string, string>();
  if (
    declaration &&
    ts.isParameter(declaration) &&
    ts.isObjectBindingPattern(declaration.name)
  ) {
    for (const {initializer, name, propertyName} of declaration.name.elements) {
      const key = propertyName ?? name;
      if (initializer && ts.isIdentifier(key)) {
        defaults.set(key.text, initializer.getText());
      }
    }
  }
  return defaults;
}
