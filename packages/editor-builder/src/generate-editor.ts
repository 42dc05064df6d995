import {APPEARANCES, FIELD_STYLES} from './appearance';
import {editorSource, type Form, packagesOf} from './editor-source';
import {type FeatureId, withNeeded} from './features';

/** Versions of packages by their names. */
export type Versions = Readonly<Record<string, string>>;

export interface GeneratedEditor {
  /** A project that Vite runs: texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Adds the editor's packages, each in its exact version, to a project that exists. */
  readonly install: string;
  /** What the editor can do: the choices, and what they need. */
  readonly features: readonly FeatureId[];
}

/**
 * Returns the source of an editor that does what was chosen, and a project around it.
 *
 * @param versions - of Lexical's packages, of React and its types, of TypeScript and Vite
 * @throws Error for a package without a version
 */
export function generateEditor(
  choices: readonly FeatureId[],
  {form, versions}: {readonly form: Form; readonly versions: Versions},
): GeneratedEditor {
  const features = withNeeded(choices);
  const isReact = form === 'react';
  const packages = pinned(
    [...packagesOf(features, form), ...(isReact ? ['react', 'react-dom'] : [])],
    versions,
  );
  const tools = pinned(isReact ? [...TYPES, ...TOOLS] : TOOLS, versions);
  const styles = features.flatMap(({id}) => APPEARANCES[id]?.css ?? []);
  return {
    files: {
      'index.html': indexHtml(isReact),
      'package.json': formatJson({
        ...MANIFEST,
        dependencies: packages,
        devDependencies: tools,
      }),
      [isReact ? 'src/Editor.tsx' : 'src/editor.ts']: editorSource(features, form),
      'src/editor.css': [FIELD_STYLES, ...styles].join('\n'),
      [isReact ? 'src/main.tsx' : 'src/main.ts']: isReact ? REACT_START : VANILLA_START,
      'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
      'tsconfig.json': formatJson(TSCONFIG),
    },
    install: `npm install --save-exact ${Object.entries(packages)
      .map((entry) => entry.join('@'))
      .join(' ')}`,
    features: features.map(({id}) => id),
  };
}

const TOOLS = ['typescript', 'vite'];
const TYPES = ['@types/react', '@types/react-dom'];

function pinned(names: readonly string[], versions: Versions): Record<string, string> {
  const entries = names.map((name) => {
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
