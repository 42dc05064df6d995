import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {hideRepeated, keepRepresentatives} from '../support/representatives';
import {allRoutes, furtherRoutes} from '../support/routes';
import {expect, test} from '../support/test';

// Sections that the browser skips while they are far away keep the colors of the other mode.
const RENDER_ALL = '* { content-visibility: visible !important; }';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const CONTRAST: RunOptions = {runOnly: {type: 'rule', values: ['color-contrast']}};
const ALL_BUT_CONTRAST: RunOptions = {rules: {'color-contrast': {enabled: false}}};

/** Fewer kinds of elements are no page. */
const LEAST_KINDS = 20;

/** Pages that are made alike, of which the promised ones are audited. */
const GENERATED = /^\/docs\/api\//;
const audited = [
  ...allRoutes,
  ...furtherRoutes.filter((route) => !GENERATED.test(route)),
  '/search?q=editor',
];

test('there are pages beside the promised ones', () => {
  expect(furtherRoutes.length).toBeGreaterThan(60);
});

for (const route of furtherRoutes.filter((route) => GENERATED.test(route))) {
  test(`${route} hydrates without a console message`, async ({page}) => {
    await openHydrated(page, route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

for (const route of audited) {
  test(`${route} hydrates without a console message and is accessible in both color modes`, async ({
    page,
  }) => {
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({content: RENDER_ALL});
    await keepRepresentatives(page);
    expect(await seriousViolations(page, ALL_BUT_CONTRAST)).toEqual([]);

    expect(await hideRepeated(page)).toBeGreaterThan(LEAST_KINDS);
    expect(await seriousViolations(page, CONTRAST)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await finishTransitions(page);
    expect(await seriousViolations(page, CONTRAST)).toEqual([]);
  });
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
