import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Families of Infima's helper classes: spacing, grid, text, and parts and forms that a theme may use. */
const FAMILY =
  /^(?:(?:margin|padding)(?:-[a-z]+)?--|(?:row|col|text|shadow|badge|breadcrumbs|pagination|avatar|button|card|dropdown|hero|navbar__items)--|pills|pagination__|button-group|avatar__|card__|alert__|navbar__search)/;

/** Shades and constants of Infima that neither Infima itself, the theme, nor the site uses. */
const UNREFERENCED =
  /^--ifm-(?:color-(?:danger|info|primary|secondary|success|warning)-(?:darkest|light|lighter|lightest)|(?:dark|light)(?:er|est)?-value|contrast-(?:back|fore)ground-(?:dark-)?value|(?:button-group|card|navbar-search-input|pills|pagination(?!-nav))-[a-z-]+|(?:global-shadow-tl|image-alignment-padding|transition-slow|z-index-overlay))$/;

/**
 * Returns the helper classes and custom properties of Infima, the theme's style sheet, that neither
 * the theme nor the site uses.
 *
 * @param used - class and property names that the site's own pages and components use
 */
export function unusedStyles(used: readonly string[]): string[] {
  const css = readFileSync(
    require.resolve('infima/dist/css/default/default.css'),
    'utf8',
  );
  const byTheme = wordsOfTheme();
  const classes = namesIn(css, /\.(-?[A-Za-z_][\w-]*)/g).filter(
    (name) => FAMILY.test(name) && !byTheme.has(name),
  );
  const properties = namesIn(css, /(--[\w-]+)\s*:/g).filter((name) =>
    UNREFERENCED.test(name),
  );
  return [...classes, ...properties].filter((name) => !used.includes(name));
}

/** All words in the code of Docusaurus' classic theme, including the names of classes. */
function wordsOfTheme(): ReadonlySet<string> {
  const lib = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const words = new Set<string>();
  for (const name of readdirSync(lib, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.js')) continue;
    const code = readFileSync(path.join(lib, name), 'utf8');
    for (const [word] of code.matchAll(/[a-z][\w-]*/g)) words.add(word);
  }
  return words;
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
