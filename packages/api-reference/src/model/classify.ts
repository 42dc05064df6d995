import {type DeclarationReflection, ReflectionKind, type SomeType} from 'typedoc';

import type {SymbolKind} from './schema';

/** A kind of exported variables that is recognized by their declared type. */
export interface VariableKind {
  /** Name of the declared type, such as `LexicalCommand`. */
  readonly type: string;
  /** The kind, such as `command`. */
  readonly kind: string;
}

const COMPONENT_TYPES = new Set([
  'ComponentType',
  'ExoticComponent',
  'FC',
  'ForwardRefExoticComponent',
  'FunctionComponent',
  'LazyExoticComponent',
  'MemoExoticComponent',
  'NamedExoticComponent',
]);

const ELEMENT_TYPES = new Set(['Element', 'ReactElement', 'ReactNode', 'ReactPortal']);

/** Decides under which heading a module's page lists an exported declaration. */
export function classify(
  declaration: DeclarationReflection,
  variableKinds: readonly VariableKind[],
): SymbolKind {
  switch (declaration.kind) {
    case ReflectionKind.Function:
      return functionKind(declaration);
    case ReflectionKind.Variable:
      return variableKind(declaration, variableKinds);
    case ReflectionKind.Class:
      return 'class';
    case ReflectionKind.Interface:
      return 'interface';
    case ReflectionKind.Enum:
      return 'enum';
    case ReflectionKind.Namespace:
      return 'namespace';
    default:
      return 'type';
  }
}

function functionKind(declaration: DeclarationReflection): SymbolKind {
  if (/^use[A-Z]/.test(declaration.name)) {
    return 'hook';
  }
  const rendersElements = declaration.signatures?.every(
    (signature) => signature.type !== undefined && isElement(signature.type),
  );
  return isPascalCase(declaration.name) && rendersElements ? 'component' : 'function';
}

function variableKind(
  declaration: DeclarationReflection,
  variableKinds: readonly VariableKind[],
): SymbolKind {
  const typeName =
    declaration.type?.type === 'reference' ? declaration.type.name : undefined;
  const declared = variableKinds.find(({type}) => type === typeName);
  if (declared) {
    return declared.kind;
  }
  if (isPascalCase(declaration.name) && typeName && COMPONENT_TYPES.has(typeName)) {
    return 'component';
  }
  return declaration.flags.isConst ? 'constant' : 'variable';
}

/** A component returns elements, nothing, or either. */
function isElement(type: SomeType): boolean {
  switch (type.type) {
    case 'union':
      return type.types.every(isElement);
    case 'literal':
      return type.value === null;
    case 'reference':
      return ELEMENT_TYPES.has(type.name) && type.package?.includes('react') === true;
    default:
      return false;
  }
}

function isPascalCase(name: string): boolean {
  return /^[A-Z]\w*[a-z]\w*$/.test(name);
}
