import {stylesOf} from './appearance';
import {editorSource, packagesOf} from './editor-source';
import type {Feature, FeatureId, Form} from './feature';
import {possibleIn, withNeeded} from './features';
import type {OptionValues} from './options';
import {hasToolBar, TOOL_FILES} from './tool-bar';

/** Versions of packages by their names. */
export type Versions = Readonly<Record<string, string>>;

/** Files that a feature brings along. */
export interface PartSource {
  /** Texts by path in the folder of the feature. */
  readonly files: Readonly<Record<string, string>>;
  /** The packages that they import. */
  readonly packages: readonly string[];
}

/** Also of what all tools share, which belongs to none of the features. */
export type PartSources = Readonly<
  Partial<Record<FeatureId | typeof TOOL_FILES, PartSource>>
>;

export interface EditorSettings {
  readonly form: Form;
  /** Of Lexical's packages, of React and its types, of TypeScript and Vite. */
  readonly versions: Versions;
  /** Of every feature that has files. */
  readonly parts: PartSources;
  readonly options?: OptionValues;
}

export interface GeneratedEditor {
  /** A project that Vite runs: texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Adds the editor's packages, each in its exact version, to a project that exists. */
  readonly install: string;
  /** What the editor can do: those of the choices that its form can have, and what they need. */
  readonly features: readonly FeatureId[];
}

/**
 * Returns the source of an editor that does what was chosen, and a project around it.
 *
 * @throws Error for a package without a version, and for a feature without its files
 */
export function generateEditor(
  choices: readonly FeatureId[],
  {form, versions, parts, options = {}}: EditorSettings,
): GeneratedEditor {
  const features = possibleIn(form, withNeeded(choices));
  const isReact = form === 'react';
  const sources = sourcesOf(features, parts);
  const packages = pinned(
    [
      ...packagesOf(features, form),
      ...sources.flatMap(([, {packages: imported}]) => imported),
      ...(isReact ? ['react', 'react-dom'] : []),
    ],
    versions,
  );
  const tools = pinned(isReact ? [...TYPES, ...TOOLS] : TOOLS, versions);
  return {
    files: {
      ...PROJECTS[form],
      'package.json': formatJson({
        ...MANIFEST,
        dependencies: packages,
        devDependencies: tools,
      }),
      [SOURCE_FILES[form]]: editorSource(features, form, options),
      'src/editor.css': stylesOf(features),
      ...Object.fromEntries(
        sources.flatMap(([id, {files}]) =>
          Object.entries(files).map(([name, text]) => [`src/${id}/${name}`, text]),
        ),
      ),
    },
    install: `npm install --save-exact ${Object.entries(packages)
      .map((entry) => entry.join('@'))
      .join(' ')}`,
    features: features.map(({id}) => id),
  };
}

function sourcesOf(
  features: readonly Feature[],
  parts: PartSources,
): readonly (readonly [keyof PartSources, PartSource])[] {
  const names: (keyof PartSources)[] = features.flatMap(({id, part}) =>
    part?.example ? id : [],
  );
  if (hasToolBar(features)) names.unshift(TOOL_FILES);
  return names.map((name) => {
    const source = parts[name];
    if (!source) throw new Error(`The files of "${name}" are missing.`);
    return [name, source] as const;
  });
}

const TOOLS = ['typescript', 'vite'];
const TYPES = ['@types/react', '@types/react-dom'];

function pinned(names: readonly string[], versions: Versions): Record<string, string> {
  const entries = [...new Set(names)].sort().map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`The version of "${name}" is unknown.`);
    return [name, version] as const;
  });
  return Object.fromEntries(entries);
}

function formatJson(value: object): string {
  const text = JSON.stringify(value, null, 2);
  // Prettier keeps short lists on their line.
  const short = text.replace(/\[\s+([^\]]*?)\s+\]/g, (_, items: string) => {
    return `[${items.replace(/\s+/g, ' ')}]`;
  });
  return `${short}\n`;
}

function indexHtml(isReact: boolean): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Editor</title>
  </head>
  <body>
    ${isReact ? '<div id="root"></div>' : FIELD}
    <script type="module" src="/src/main.${isReact ? 'tsx' : 'ts'}"></script>
  </body>
</html>
`;
}

const FIELD = `<div
      id="editor"
      class="editor"
      contenteditable="true"
      role="textbox"
      aria-multiline="true"
      aria-label="Text"
    ></div>`;

const MANIFEST = {
  name: 'editor',
  private: true,
  type: 'module',
  scripts: {dev: 'vite', build: 'tsc && vite build', preview: 'vite preview'},
};

const REACT_START = `import {createRoot} from 'react-dom/client';

import {Editor} from './Editor';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Editor />);
`;

const VANILLA_START = `import {mountEditor} from './editor';

const element = document.getElementById('editor');
if (element) mountEditor(element);
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['src'],
};

/** Where the editor is defined. */
const SOURCE_FILES: Readonly<Record<Form, string>> = {
  react: 'src/Editor.tsx',
  vanilla: 'src/editor.ts',
};

/** What is around every editor of a form. */
const PROJECTS: Readonly<Record<Form, Readonly<Record<string, string>>>> = {
  react: {...projectFiles(true), 'src/main.tsx': REACT_START},
  vanilla: {...projectFiles(false), 'src/main.ts': VANILLA_START},
};

function projectFiles(isReact: boolean): Record<string, string> {
  return {
    'index.html': indexHtml(isReact),
    'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
    'tsconfig.json': formatJson(TSCONFIG),
  };
}
