import {strToU8, zipSync} from 'fflate';

import type {EditableSources} from '../edit/editable-sources';

/** Versions of packages by their names. */
export type Versions = Readonly<Record<string, string>>;

const IMPORT = /(?:from|import)\s*\(?['"]((?:@[^/'"]+\/)?[^./'"][^/'"]*)/g;
/** What the project needs in addition to the example's imports. */
const TOOLS = ['typescript', 'vite'];
const TYPES = ['@types/react', '@types/react-dom'];

/**
 * Returns the files of a Vite project that runs an example: `npm install`, then `npm run dev`.
 *
 * @param versions - of everything that examples import, and of the project's tools
 * @throws Error for an import without a version
 */
export function projectFiles(
  {id, title, files, entry}: EditableSources,
  versions: Versions,
): Record<string, string> {
  const isReact = entry.endsWith('.tsx');
  const imported = new Set(isReact ? ['react', 'react-dom'] : []);
  for (const {text} of files) packagesIn(text).forEach((name) => imported.add(name));
  const manifest = {
    name: id,
    private: true,
    type: 'module',
    scripts: {dev: 'vite', build: 'tsc && vite build', preview: 'vite preview'},
    dependencies: pinned([...imported], versions),
    devDependencies: pinned([...TOOLS, ...(isReact ? TYPES : [])], versions),
  };
  return {
    'README.md': `# ${title}\n\n\`\`\`sh\nnpm install\nnpm run dev\n\`\`\`\n`,
    'index.html': indexHtml(title, isReact),
    'package.json': formatJson(manifest),
    'tsconfig.json': formatJson(TSCONFIG),
    'src/page.css': PAGE_STYLES,
    'src/vite-env.d.ts': '/// <reference types="vite/client" />\n',
    ...(isReact ? {'src/main.tsx': REACT_START} : {'src/start.ts': PLAIN_START}),
    ...Object.fromEntries(files.map(({name, text}) => [`src/${name}`, text])),
  };
}

/** Returns a ZIP file with one folder that contains the files. */
export function zipProject(
  folder: string,
  files: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  // The library's type allows any kind of buffer; it's an ordinary one.
  return zipSync({[folder]: Object.fromEntries(entries)}) as Uint8Array<ArrayBuffer>;
}

/** Returns the packages that a source imports, including duplicates. */
export function packagesIn(text: string): string[] {
  return [...text.matchAll(IMPORT)].map(([, name = '']) => name);
}

function pinned(names: readonly string[], versions: Versions): Record<string, string> {
  const entries = [...names].sort().map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`The version of "${name}" is unknown.`);
    return [name, version] as const;
  });
  return Object.fromEntries(entries);
}

function indexHtml(title: string, isReact: boolean): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${isReact ? 'main.tsx' : 'start.ts'}"></script>
  </body>
</html>
`;
}

const PAGE_STYLES = `:root {
  color-scheme: light dark;
  font: 1rem/1.6 system-ui, sans-serif;
}

body {
  max-width: 48rem;
  padding: 2rem 1rem;
  margin: 0 auto;
}
`;

const REACT_START = `import './page.css';

import {createRoot} from 'react-dom/client';

import App from './App';

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
`;

const PLAIN_START = `import './page.css';

import {mount} from './main';

const root = document.getElementById('root');
if (root) mount(root);
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

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
