import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {keepRepresentatives} from '../support/representatives';
import {allRoutes} from '../support/routes';
import {expect, test} from '../support/test';

// Sections that the browser skips while they are far away keep the colors of the other mode.
const RENDER_ALL = '* { content-visibility: visible !important; }';

for (const route of [...allRoutes, '/search?q=editor']) {
  test(`${route} hydrates without a console message and is accessible in both color modes`, async ({
    page,
  }) => {
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    await page.addStyleTag({content: RENDER_ALL});
    await keepRepresentatives(page);
    expect(await seriousViolations(new AxeBuilder({page}))).toEqual([]);

    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await finishTransitions(page);
    expect(await contrastViolations(page)).toEqual([]);
  });
}

/** Only colors depend on the mode. */
function contrastViolations(page: Page): Promise<string[]> {
  return seriousViolations(new AxeBuilder({page}), {
    runOnly: {type: 'rule', values: ['color-contrast']},
  });
}

async function seriousViolations(
  builder: AxeBuilder,
  options: Parameters<AxeBuilder['options']>[0] = {},
): Promise<string[]> {
  const {violations} = await builder
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
