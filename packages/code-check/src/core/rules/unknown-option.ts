import ts from 'typescript';

import {nearestName} from '../nearest-name';
import type {Advice} from './call-advice';
import type {RuleContext} from './rule';
import {missingAdvice} from './usual-values';

/** Options of earlier versions. */
const RENAMED: Readonly<Record<string, string>> = {
  readOnly: 'editable, with the opposite value',
  onUpdate: 'the second argument of editor.update',
  extensions: 'dependencies',
  plugins: 'dependencies',
};

/** Advice about an option that doesn't exist. */
export function unknownOption(
  message: string,
  node: ts.Node,
  {checker}: RuleContext,
): Advice {
  const [, name = ''] = /'(\w+)' does not exist in type/.exec(message) ?? [];
  const literal = ts.findAncestor(node, ts.isObjectLiteralExpression);
  if (/'(?:extensions|dependencies)'.*CreateEditorArgs/.test(message)) {
    return {
      fix: 'Create an editor from extensions with buildEditorFromExtensions(defineExtension({name, dependencies: […]})), from @lexical/extension.',
      link: '@lexical/extension#buildEditorFromExtensions',
    };
  }
  if (/'(?:extensions|dependencies)'.*InitialConfig/.test(message)) {
    return {
      fix: "Extensions need their own composer: <LexicalExtensionComposer extension={defineExtension({name, dependencies: […]})}>, from '@lexical/react/LexicalExtensionComposer'. LexicalComposer takes plugins as components inside it.",
      link: '/docs/extensions/react',
    };
  }
  return optionAdvice(name, literal, checker);
}

function optionAdvice(
  name: string,
  literal: ts.ObjectLiteralExpression | undefined,
  checker: ts.TypeChecker,
): Advice {
  const type = literal && checker.getContextualType(literal);
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  const properties = parts
    .filter((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
    .flatMap((part) => checker.getPropertiesOfType(part));
  const near = nearestName(
    name,
    properties.map((property) => property.name),
  );
  const missing = properties.filter(
    (property) =>
      !(property.flags & ts.SymbolFlags.Optional) &&
      !literal?.properties.some((each) => each.name?.getText() === property.name),
  );
  // A required and missing property is most likely what was meant.
  const only = missing.length === 1 ? missing[0]?.name : undefined;
  const renamed = Object.hasOwn(RENAMED, name) ? RENAMED[name] : (near ?? only);
  if (renamed === undefined) {
    return {fix: `Remove ${name}, which isn't an option here.${optionsOf(properties)}`};
  }
  return renamed === only
    ? {fix: `Use ${renamed} instead of ${name}. ${missingAdvice(renamed).fix ?? ''}`}
    : {fix: `Use ${renamed} instead of ${name}.`};
}

/** The options that there are, if they are few. */
function optionsOf(properties: readonly ts.Symbol[]): string {
  return properties.length === 0 || properties.length > MOST_OPTIONS
    ? ''
    : ` The options are ${properties.map((each) => each.name).join(', ')}.`;
}

const MOST_OPTIONS = 12;
