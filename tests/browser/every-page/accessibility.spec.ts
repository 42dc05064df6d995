import type {Page} from '@playwright/test';
import type {RunOptions} from 'axe-core';

import {writtenRoutes} from '../../support/routes';
import {seriousViolations, without} from '../support/audit';
import {expect, test} from '../support/test';
import {markUnknownColors, UNKNOWN_COLORS} from './color-kinds';
import {keepRepresentatives} from './representatives';
import {sweep, toursOf} from './sweep';

// Sections that the browser skips while they are far away keep the colors of the other mode, and
// a color half way through a transition has a contrast that no reader sees.
const RENDER_ALL =
  '* { content-visibility: visible !important; transition: none !important; }';

/** Pages that go on loading after React has taken them over: editors, and results of a search. */
const LOADING_LATER = /^\/($|gallery|playground|search)/;

/** Fewer combinations of text and surface are no page. */
const LEAST_KINDS = 20;

/** Combinations whose contrast was found right, on whichever page: they need no second audit. */
const known = new Set<string>();

/** Kinds of markup in which no audit found a fault, on whichever page. */
const sound = new Set<string>();

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const COLORS: RunOptions = {runOnly: {type: 'rule', values: COLOR_RULES}};

/** What these find has less than a serious impact, and is not asked for here. */
const LESSER_RULES = [
  'aria-allowed-role',
  'empty-heading',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
];
const ALL_BUT_COLORS = without(...COLOR_RULES, ...LESSER_RULES);

for (const {title, routes, timeout} of toursOf([
  ...writtenRoutes,
  '/search?q=editor',
])) {
  test(`${title} hydrate without a console message and are accessible in both color modes`, async ({
    page,
  }) => {
    test.setTimeout(timeout);
    const faults = await sweep(page, routes, async (route) => {
      if (LOADING_LATER.test(route)) await page.waitForLoadState('networkidle');
      await page.addStyleTag({content: RENDER_ALL});
      const kinds = await keepRepresentatives(page, sound);
      const faults = [
        ...(await seriousViolations(page, 'html', ALL_BUT_COLORS)),
        ...(await colorViolations(page)),
      ];
      if (faults.length === 0) kinds.forEach((kind) => sound.add(kind));
      return faults;
    });
    expect(faults).toEqual([]);
    expect(known.size).toBeGreaterThan(LEAST_KINDS);
  });
}

/** Looks at each combination of text and surface once, in both color modes. */
async function colorViolations(page: Page): Promise<string[]> {
  const unknown = await markUnknownColors(page, known);
  if (unknown.length === 0) return [];
  const light = await seriousViolations(page, `[${UNKNOWN_COLORS}]`, COLORS);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await seriousViolations(page, `[${UNKNOWN_COLORS}]`, COLORS);
  await page.emulateMedia({colorScheme: 'light'});
  const violations = [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
  if (violations.length === 0) unknown.forEach((kind) => known.add(kind));
  return violations;
}
