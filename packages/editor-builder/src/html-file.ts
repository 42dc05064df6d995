import {stylesOf} from './appearance';
import {editorSource, packagesOf} from './editor-source';
import type {FeatureId} from './feature';
import {possibleIn, withNeeded} from './features';
import type {OptionValues} from './options';

/** A module that a browser can load as its package ships it. */
export interface PublishedModule {
  /** Its address below a host of npm's files, such as `lexical@0.50.0/dist/Lexical.prod.mjs`. */
  readonly path: string;
  /** The packages that it imports. */
  readonly imports: readonly string[];
}

/** Modules by the names under which they are imported. */
export type PublishedModules = Readonly<Record<string, PublishedModule>>;

/** Serves the files of npm's packages as they are. */
export const HOST = 'https://cdn.jsdelivr.net/npm/';

/**
 * Returns a page with an editor that does what was chosen. It needs no installation and no bundler, only
 * a network: its import map names one file for each package, so there is one copy of each.
 *
 * @throws Error for a package without a published module
 */
export function htmlFile(
  choices: readonly FeatureId[],
  modules: PublishedModules,
  options: OptionValues = {},
): string {
  const features = possibleIn('vanilla', withNeeded(choices));
  const needed = withImports(packagesOf(features, 'page'), modules);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Editor</title>
    <style>
${indented(stylesOf(features), 6)}
    </style>
${needed.has(PRISM) ? prismScript(moduleOf(PRISM, modules)) : ''}    <script type="importmap">
${indented(importMap(needed, modules), 6)}
    </script>
  </head>
  <body>
    <div
      id="editor"
      class="editor"
      contenteditable="true"
      role="textbox"
      aria-multiline="true"
      aria-label="Text"
    ></div>
    <script type="module">
${indented(editorSource(features, 'page', options), 6)}
    </script>
  </body>
</html>
`;
}

const PRISM = 'prismjs';

function withImports(
  names: readonly string[],
  modules: PublishedModules,
): ReadonlySet<string> {
  const needed = new Set<string>();
  const add = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    moduleOf(name, modules).imports.forEach(add);
  };
  names.forEach(add);
  return needed;
}

function moduleOf(name: string, modules: PublishedModules): PublishedModule {
  const module = modules[name];
  if (!module) throw new Error(`The package "${name}" has no module for browsers.`);
  return module;
}

function importMap(names: ReadonlySet<string>, modules: PublishedModules): string {
  const imports = [...names].sort().flatMap((name) => {
    const {path} = moduleOf(name, modules);
    if (name !== PRISM) return [[name, HOST + path]];
    // The script above is Prism itself; its languages extend that.
    const folder = path.slice(0, path.indexOf('/') + 1);
    return [
      [name, 'data:text/javascript,'],
      [`${name}/`, HOST + folder],
    ];
  });
  return JSON.stringify({imports: Object.fromEntries(imports) as object}, null, 2);
}

/** Prism is no module, and its languages look for it among the globals. */
function prismScript({path}: PublishedModule): string {
  return `    <script data-manual src="${HOST}${path}"></script>\n`;
}

function indented(text: string, width: number): string {
  return text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(width));
}
