import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {writtenRoutes} from '../../support/routes';
import {expect, test} from '../support/test';
import {hideKnown, keepRepresentatives} from './representatives';
import {sweep, toursOf} from './sweep';

// Sections that the browser skips while they are far away keep the colors of the other mode.
const RENDER_ALL = '* { content-visibility: visible !important; }';

/** Pages that go on loading after React has taken them over: editors, and results of a search. */
const LOADING_LATER = /^\/($|gallery|playground|search)/;

/** Fewer kinds of elements are no page. */
const LEAST_KINDS = 20;

type RunOptions = Parameters<AxeBuilder['options']>[0];

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
const ALL_BUT_COLORS: RunOptions = {
  rules: Object.fromEntries(
    [...COLOR_RULES, ...LESSER_RULES].map((rule) => [rule, {enabled: false}]),
  ),
};

for (const {title, routes, timeout} of toursOf([
  ...writtenRoutes,
  '/search?q=editor',
])) {
  test(`${title} hydrate without a console message and are accessible in both color modes`, async ({
    page,
  }) => {
    test.setTimeout(timeout);
    const known = new Set<string>();
    const faults = await sweep(page, routes, async (route) => {
      if (LOADING_LATER.test(route)) await page.waitForLoadState('networkidle');
      await page.addStyleTag({content: RENDER_ALL});
      await keepRepresentatives(page);
      return [
        ...(await seriousViolations(page, ALL_BUT_COLORS)),
        ...(await colorViolations(page, known)),
      ];
    });
    expect(faults).toEqual([]);
    expect(known.size).toBeGreaterThan(LEAST_KINDS);
  });
}

/** Looks at each kind of element once, in both color modes. */
async function colorViolations(page: Page, known: Set<string>): Promise<string[]> {
  const fresh = await hideKnown(page, known);
  if (fresh.length === 0) return [];
  fresh.forEach((kind) => known.add(kind));
  const light = await seriousViolations(page, COLORS);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await finishTransitions(page);
  const dark = await seriousViolations(page, COLORS);
  await page.emulateMedia({colorScheme: 'light'});
  return [
    ...light.map((violation) => `light: ${violation}`),
    ...dark.map((violation) => `dark: ${violation}`),
  ];
}

/** Frames of other origins, which run the examples, have audits of their own. */
async function seriousViolations(page: Page, options: RunOptions): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .setLegacyMode(true)
    .options({resultTypes: ['violations'], ...options})
    .analyze();
  return violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(
      ({id, nodes}) =>
        `${id} in ${nodes.length} places, first: ${nodes[0]?.html ?? ''}`,
    );
}

/**
 * A color half way through a transition has a contrast that no reader sees. One that runs inside
 * a closed disclosure would not end by itself.
 */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((animation) => animation.finish()),
  );
}
