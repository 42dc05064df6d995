import {readdirSync} from 'node:fs';

import js from '@eslint/js';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as mdx from 'eslint-plugin-mdx';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const PACKAGES_SCOPE = '@lexical-documentation';

const SCRIPTS = ['**/*.{js,cjs,mjs,ts,tsx}'];

/** Packages are entered through `src/index.ts` only, and never know the site. */
const importDirection = {
  files: ['packages/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: [`${PACKAGES_SCOPE}/site`, `${PACKAGES_SCOPE}/site/*`, '**/site/**'],
            message:
              'Packages know nothing of the site: pass what is needed as an option.',
          },
          {
            regex: `^${PACKAGES_SCOPE}/[^/]+/src`,
            message:
              "Import another package through its public door, not its 'src' folder.",
          },
        ],
      },
    ],
  },
};

/** An example is copied as a folder: it holds all it needs, and needs what its reader has. */
const exampleImports = {
  files: ['examples/**/*.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex:
              '^(?!\\./|lexical$|@lexical/|react$|react-dom($|/)|yjs$|vue$|katex$)',
            message:
              "Examples import their own files, 'lexical', '@lexical/*', 'react', 'react-dom', 'yjs', 'vue' and 'katex'.",
          },
        ],
      },
    ],
  },
};

/** For no module to wait for itself, and for each package to declare what it imports. */
const importSettings = {
  'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs', '.cjs'],
  'import-x/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
  'import-x/resolver-next': [createTypeScriptImportResolver()],
};

/** Where the manifests are that may declare what a file imports; the nearest one by default. */
function declaredIn(files, ...packageDir) {
  const option = packageDir.length > 0 ? {packageDir} : {};
  return {
    files,
    rules: {
      'import-x/no-extraneous-dependencies': ['error', {includeTypes: true, ...option}],
    },
  };
}

const imports = [
  {
    files: SCRIPTS,
    plugins: {'import-x': importX},
    settings: importSettings,
  },
  {
    files: SCRIPTS,
    // Nobody imports tests, and reading them twice costs seconds.
    ignores: ['**/tests/**', 'examples/**'],
    rules: {'import-x/no-cycle': ['error', {ignoreExternal: true}]},
  },
  declaredIn(SCRIPTS),
  // Tests of a package may also import what tests of the whole repository do.
  ...readdirSync(new URL('packages', import.meta.url)).map((name) =>
    declaredIn([`packages/${name}/tests/**`], `packages/${name}`, '.'),
  ),
  // Small programs that readers see, as those of examples/ are.
  declaredIn(['site/tour/**'], '.'),
  // Checks of the course name the types of its package.
  declaredIn(['docs/learn/**/*.ts'], '.', 'site'),
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'site/build/**',
      '**/.docusaurus/**',
      '**/.cache/**',
      'docs/api/**',
      // Programs that readers see, compiled as a whole by the test of the course.
      'docs/learn/*/*/{start,solution}/**',
      '**/fixtures/**',
      'test-results/**',
    ],
  },
  {
    files: SCRIPTS,
    extends: [
      js.configs.recommended,
      tseslint.configs.strict,
      tseslint.configs.stylistic,
    ],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
      'max-lines-per-function': [
        'error',
        {max: 40, skipBlankLines: true, skipComments: true},
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {'max-lines-per-function': ['error', {max: 80, skipBlankLines: true}]},
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}', 'tests/**'],
    rules: {'max-lines-per-function': 'off'},
  },
  ...imports,
  importDirection,
  exampleImports,
  {
    files: ['examples/**/*.tsx'],
    rules: {
      // A region that scrolls must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {roles: ['log', 'tabpanel', 'region'], tags: []},
      ],
    },
  },
  {...mdx.flat, files: ['docs/**/*.mdx', 'blog/**/*.mdx', 'site/**/*.mdx']},
);
