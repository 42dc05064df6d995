import type {ImportedName} from '../facts/facts';
import type {TypeRow} from '../core/report';

/** Writes an extension whose editor knows all types of a document that packages of Lexical have. */
export function registrationCode(types: readonly TypeRow[]): string {
  const extensions = new Map<string, ImportedName>();
  const classes = new Map<string, ImportedName>();
  for (const {isCore, nodeClass, extensions: found} of types) {
    const [extension] = found;
    if (isCore) continue;
    if (extension) extensions.set(extension.name, extension);
    else if (nodeClass) classes.set(nodeClass.name, nodeClass);
  }
  if (extensions.size + classes.size === 0) return '';
  const imports = [...extensions.values(), ...classes.values()]
    .map(({name, module}) => `import {${name}} from '${module}';`)
    .sort();
  const names = (found: ReadonlyMap<string, ImportedName>): string =>
    [...found.keys()].sort().join(', ');
  return [
    ...imports,
    `import {defineExtension} from 'lexical';`,
    '',
    'export const documentExtension = defineExtension({',
    `  name: 'document',`,
    ...(extensions.size > 0 ? [`  dependencies: [${names(extensions)}],`] : []),
    ...(classes.size > 0 ? [`  nodes: [${names(classes)}],`] : []),
    '});',
  ].join('\n');
}
