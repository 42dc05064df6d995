import ts from 'typescript';

import {NEIGHBORS} from './neighbors';
import type {Pair} from './read-pairs';

const CUT = /^\s*\/\/ ---cut(?:-\w+)?---\n/gm;
const FILE_MARK = /^\/\/ @filename: (\S+)\n/gm;
/** What acts as a user is refused in lines that readers see. */
const USER = /^import \{[^}]*\} from 'sample-user';$/m;
const CALL = 'buildEditorFromExtensions';

/** The files of a sample, and the last of them, which is translated. */
export interface SplitSample {
  readonly files: string;
  readonly entry: string;
}

export function split(code: string): SplitSample {
  const last = [...`${code}\n`.matchAll(FILE_MARK)].at(-1);
  const at = last ? last.index + last[0].length : 0;
  return {files: code.slice(0, last?.index ?? 0), entry: `${code.slice(at)}\n`};
}

/** Returns the part of a sample that readers see, without what tests it. */
export function withoutTest(entry: string): string {
  return entry.split(/^\s*\/\/ ---cut-after---$/m)[0] ?? '';
}

export function withoutMarks(code: string): string {
  return code.replaceAll(CUT, '');
}

export function fence(meta: string, code: string): string {
  const run = /\brun(?:="\w+")?/.exec(meta)?.[0] ?? '';
  return `\`\`\`tsx ${run} not-mounted="It is mounted here."\n${withHiddenUser(withoutMarks(code))}\n\`\`\`\n`;
}

function withHiddenUser(code: string): string {
  return code.replace(USER, (line) => `// ---cut-after---\n${line}`);
}

/** Returns the neighbor with the translation in the place of what it declares itself. */
export function neighborWith(
  {name, extension}: Pair,
  translated: string,
  files: string,
): string {
  const {extensions, claims} = NEIGHBORS[name] ?? {};
  const names = declaredNames(translated);
  // A file that only declares what the neighbor has is the neighbor.
  const isDeclared = files.includes('export declare');
  const code = isDeclared
    ? translated.replace('./autosave-extension', './claims')
    : translated;
  const ours = `${isDeclared ? '' : files}// @filename: translated.tsx\n${exporting(code, names)}`;
  if (claims !== undefined) return `${ours}\n// @filename: claims.tsx\n${claims}`;
  const {files: others, entry} = split(extension.code);
  const own = files.includes('@filename') && others !== '' ? '' : others;
  const body = withExtensions(withoutDeclarations(entry, names), extensions);
  const needed = names.filter((each) =>
    new RegExp(`\\b${each.replace('$', '\\$')}\\b`).test(body),
  );
  const rich =
    extensions?.includes('RichTextExtension') &&
    !/import[^;]*RichTextExtension/.test(body)
      ? "import {RichTextExtension} from '@lexical/rich-text';\n"
      : '';
  const imports = `import {${needed.join(', ')}} from './translated';\n${rich}`;
  return `${own}${ours}\n// @filename: claims.tsx\n${imports}${body}`;
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile(
    'a.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name}) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function declaredNames(code: string): string[] {
  return parse(code).statements.flatMap(namesOf);
}

function exporting(code: string, names: readonly string[]): string {
  const exported = new Set(
    parse(code)
      .statements.filter((each) => each.getText().startsWith('export '))
      .flatMap(namesOf),
  );
  return `${code}\nexport {${names.filter((each) => !exported.has(each)).join(', ')}};\n`;
}

function withoutDeclarations(code: string, names: readonly string[]): string {
  const kept = parse(code).statements.filter(
    (each) => !namesOf(each).some((name) => names.includes(name)),
  );
  return kept.map((each) => each.getFullText()).join('');
}

/** Replaces what the first editor is built from. */
function withExtensions(code: string, extensions: string | undefined): string {
  if (extensions === undefined) return code;
  let found: ts.CallExpression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === CALL) found ??= node;
    ts.forEachChild(node, visit);
  };
  visit(parse(code));
  if (!found) throw new Error(`The neighbor has no call of ${CALL}.`);
  return `${code.slice(0, found.getStart())}${CALL}(${extensions})${code.slice(found.end)}`;
}

/** Returns a sample that mounts a component of both forms, and compares their DOM. */
export function comparison(
  name: string,
  before: string,
  after: string,
  files: string,
): string {
  return `${files}// @filename: before.tsx
${before}
// @filename: after.tsx
${after}
// @filename: claims.tsx
import {${name} as After} from './after';
import {${name} as Before} from './before';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import type {ComponentType} from 'react';
async function mount(Editor: ComponentType) {
  const warnings: unknown[] = [];
  console.warn = (warning: unknown) => void warnings.push(warning);
  const host = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(host).render(<Editor />));
  let html = '';
  while (html !== host.innerHTML) {
    html = host.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {html, warnings};
}
const before = await mount(Before);
const after = await mount(After);
after.html.includes('data-lexical-editor'); //=> true
after.html === before.html; //=> true
after.warnings.join() === before.warnings.join(); //=> true`;
}
