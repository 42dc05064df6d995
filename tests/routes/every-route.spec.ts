import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {allRoutes} from '../support/routes';
import {expect, test} from '../support/test';

for (const route of [...allRoutes, '/search?q=editor']) {
  test(`${route} hydrates without a console message and is accessible in both color modes`, async ({
    page,
  }) => {
    await openHydrated(page, route);
    await page.waitForLoadState('networkidle');
    expect(await seriousViolations(new AxeBuilder({page}))).toEqual([]);

    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await finishedTransitions(page);
    const contrast = new AxeBuilder({page}).withRules(['color-contrast']);
    expect(await seriousViolations(contrast)).toEqual([]);
  });
}

async function seriousViolations(builder: AxeBuilder): Promise<string[]> {
  const {violations} = await builder.analyze();
  return violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(
      ({id, nodes}) =>
        `${id} in ${nodes.length} places, first: ${nodes[0]?.html ?? ''}`,
    );
}

/** A color half way through a transition has a contrast that no reader sees. */
async function finishedTransitions(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((animation) => animation.finished),
    ),
  );
}
