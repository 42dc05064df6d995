import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {transform} from 'esbuild';
import postcss, {AtRule} from 'postcss';

import type {Example} from './read-examples';

/** The style sheets of this package that are inlined in pages. */
export type OwnStyles = 'example-page' | 'gallery' | 'live-example' | 'tags';

const FOLDER = path.join(path.dirname(fileURLToPath(import.meta.url)), '../styles');
/** Selectors that start at the root element, which has the reader's color mode. */
const ROOT = /^(?::root\b|\[data-theme\b)/;
/** What would close a style element. */
const END_TAG = /<\/style/gi;

/** Returns style sheets of this package as text for a style element. */
export async function ownStyles(names: readonly OwnStyles[]): Promise<string> {
  const sheets = names.map((name) =>
    readFile(path.join(FOLDER, `${name}.css`), 'utf8'),
  );
  return minify((await Promise.all(sheets)).join('\n'));
}

/** Returns the style sheets of examples as text for a style element. */
export function stylesOfExamples(examples: readonly Example[]): Promise<string> {
  const sheets = examples.flatMap(({files}) =>
    files.filter(({name}) => name.endsWith('.css')).map(({text}) => text),
  );
  return minify(sheets.join('\n'));
}

async function minify(css: string): Promise<string> {
  const {code} = await transform(outweighing(css), {loader: 'css', minify: true});
  return code.trim().replace(END_TAG, '<\\/style');
}

/**
 * Returns styles that override equally specific rules of the site, whose style sheet can load after
 * them.
 */
export function outweighing(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const {parent} = rule;
    const isStep = parent instanceof AtRule && parent.name.endsWith('keyframes');
    if (!isStep && parent?.type !== 'rule') {
      rule.selectors = rule.selectors.map((selector) =>
        ROOT.test(selector) ? `html${selector}` : `html ${selector}`,
      );
    }
  });
  return root.toString();
}
