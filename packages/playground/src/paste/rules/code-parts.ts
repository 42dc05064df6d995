/** The parts of a generated module that keeps something. */
export interface RuleParts {
  /** What is kept, as words with hyphens; part of the extension's name. */
  readonly what: string;
  /** Imports from `@lexical/html` and `lexical`, in addition to those that every module needs. */
  readonly html?: readonly string[];
  readonly lexical?: readonly string[];
  /** Statements before the rule. */
  readonly before?: string;
  /** The rule's `match`. */
  readonly match: string;
  /** The rule's `$import` function. */
  readonly $import: string;
  /** The name of a preprocess function that is defined in `before`. */
  readonly preprocess?: string;
  /** The name of a node class that is defined in `before`. */
  readonly nodeClass?: string;
}

/** Generates the module, formatted like Prettier does. */
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

/** Turns words with hyphens into a variable name. */
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
