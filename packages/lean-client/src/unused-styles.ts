import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';

/** Families of Infima's helper classes: spacing, grid, text, and parts that a theme may use. */
const FAMILY =
  /^(?:(?:margin|padding)(?:-[a-z]+)?--|(?:row|col|text|shadow|badge|breadcrumbs|pagination)--|pills|pagination__|button-group|card__|alert__)/;

/** Shades and constants of Infima that no rule of it, of the theme, or of a site refers to. */
const UNREFERENCED =
  /^--ifm-(?:color-(?:danger|info|primary|secondary|success|warning)-(?:darkest|light|lighter|lightest)|(?:dark|light)(?:er|est)?-value|contrast-(?:back|fore)ground-(?:dark-)?value)$/;

/** Helper classes that Docusaurus' classic theme uses. */
const THEME_CLASSES: ReadonlySet<string> = new Set([
  'badge--secondary',
  'col--12',
  'col--2',
  'col--3',
  'col--4',
  'col--6',
  'col--7',
  'col--8',
  'col--9',
  'col--offset-1',
  'col--offset-2',
  'col--offset-3',
  'margin-bottom--lg',
  'margin-bottom--md',
  'margin-bottom--sm',
  'margin-bottom--xl',
  'margin-left--sm',
  'margin-right--md',
  'margin-top--lg',
  'margin-top--md',
  'margin-top--sm',
  'margin-vert--lg',
  'margin-vert--md',
  'margin-vert--xl',
  'padding--lg',
  'padding--none',
  'padding-bottom--lg',
  'padding-left--none',
  'padding-top--md',
  'padding-vert--md',
  'row--no-gutters',
  'shadow--lw',
  'shadow--md',
  'text--center',
  'text--right',
  'text--truncate',
]);

/**
 * Returns the helper classes and custom properties of Infima, the theme's style sheet, that
 * neither the theme nor the site uses.
 *
 * @param used - class and property names that the site's own pages and components use
 */
export function unusedStyles(used: readonly string[]): string[] {
  const require = createRequire(import.meta.url);
  const css = readFileSync(
    require.resolve('infima/dist/css/default/default.css'),
    'utf8',
  );
  const classes = namesIn(css, /\.(-?[A-Za-z_][\w-]*)/g).filter(
    (name) => FAMILY.test(name) && !THEME_CLASSES.has(name),
  );
  const properties = namesIn(css, /(--[\w-]+)\s*:/g).filter((name) =>
    UNREFERENCED.test(name),
  );
  return [...classes, ...properties].filter((name) => !used.includes(name));
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
