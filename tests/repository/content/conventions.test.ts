import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

import {describe, expect, test} from 'vitest';

const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url));
const SPECS = fileURLToPath(new URL('../../browser/examples', import.meta.url));

const names = readdirSync(EXAMPLES, {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

describe.each(names)('the example %s', (name) => {
  const folder = join(EXAMPLES, name);

  test('has one entry, a component or a function', () => {
    const entries = ['App.tsx', 'main.ts'].filter((file) =>
      existsSync(join(folder, file)),
    );
    expect(entries).toHaveLength(1);
  });

  test('keeps its styles inside: every class begins with its name', () => {
    const styles = readFileSync(join(folder, 'styles.css'), 'utf8');
    expect(strayClasses(styles, name)).toEqual([]);
    expect(styles).toContain('light-dark(');
  });

  test('has a browser test that looks at it in both modes and on a phone', () => {
    const spec = join(SPECS, `${name}.spec.ts`);
    expect(existsSync(spec), `${spec} exists`).toBe(true);
    expect(readFileSync(spec, 'utf8')).toContain('expectFitForAll(surface');
  });
});

test('a class without the prefix is found', () => {
  expect(strayClasses('.a-b :is(.a, .toolbar) {color: red}', 'a')).toEqual(['toolbar']);
  expect(strayClasses('.a {width: 0.5rem}', 'a')).toEqual([]);
});

function strayClasses(styles: string, prefix: string): string[] {
  // What stands before a brace, without the declarations, whose numbers have dots as well.
  const selectors = styles
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/{[^}]*}/g, '{}');
  const classes = Array.from(
    selectors.matchAll(/\.([a-z][\w-]*)/g),
    ([, found]) => found ?? '',
  );
  return classes.filter((found) => found !== prefix && !found.startsWith(`${prefix}-`));
}
