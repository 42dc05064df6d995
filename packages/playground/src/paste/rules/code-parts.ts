/** The parts of a module that keeps something, which are put together to one text. */
export interface RuleParts {
  /** What is kept, in words with hyphens; names the extension. */
  readonly what: string;
  /** Imports of `@lexical/html` and of `lexical`, beside those that every module needs. */
  readonly html?: readonly string[];
  readonly lexical?: readonly string[];
  /** Statements before the rule. */
  readonly before?: string;
  /** What `match` of the rule is. */
  readonly match: string;
  /** The function that is `$import` of the rule. */
  readonly $import: string;
  /** The name of a preprocess function that stands in `before`. */
  readonly preprocess?: string;
  /** The name of a node class that stands in `before`. */
  readonly nodeClass?: string;
}

/** Writes the module, formatted as Prettier does. */
export function writeModule(parts: RuleParts): string {
  const {what, html = [], lexical = [], before, preprocess, nodeClass} = parts;
  const name = `app/keep-${what}`;
  const config = preprocess
    ? `{\n      preprocess: [${preprocess}],\n      rules: [rule],\n    }`
    : '{rules: [rule]}';
  return [
    "import {ClipboardDOMImportExtension} from '@lexical/clipboard';",
    writeImport(
      [...html, 'defineImportRule', 'DOMImportExtension', 'sel'],
      '@lexical/html',
    ),
    writeImport([...lexical, 'configExtension', 'defineExtension'], 'lexical'),
    '',
    ...(before ? [before, ''] : []),
    'const rule = defineImportRule({',
    `  match: ${parts.match},`,
    `  name: '${name}',`,
    `  $import: ${parts.$import},`,
    '});',
    '',
    '/** Add it to the dependencies of the extension that is your editor. */',
    `export const Keep${pascal(what)}Extension = defineExtension({`,
    `  name: '${name}',`,
    ...(nodeClass ? [`  nodes: [${nodeClass}],`] : []),
    '  dependencies: [',
    '    ClipboardDOMImportExtension,',
    `    configExtension(DOMImportExtension, ${config}),`,
    '  ],',
    '});',
    '',
  ].join('\n');
}

/** Turns a name such as `font-size` or `o:p` into words with hyphens. */
export function kebab(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Turns words with hyphens into the name of a variable. */
export function camel(words: string): string {
  const name = pascal(words);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function pascal(words: string): string {
  return kebab(words)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

const LONGEST_LINE = 80;

function writeImport(names: readonly string[], from: string): string {
  const sorted = [...new Set(names)].sort((a, b) => bare(a).localeCompare(bare(b)));
  const line = `import {${sorted.join(', ')}} from '${from}';`;
  if (line.length <= LONGEST_LINE) return line;
  return `import {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

function bare(name: string): string {
  return name.replace(/^type /, '').replace('$', '');
}
