import {generatedRoutes} from '../../support/routes';
import {expect, test} from '../support/test';
import {sweep, toursOf} from './sweep';

// Pages that are written by hand, and typical ones of the reference, are opened by the audit of
// their accessibility.
for (const {title, routes, timeout} of toursOf(generatedRoutes)) {
  test(`${title} hydrate without a console message`, async ({page}) => {
    test.setTimeout(timeout);
    const faults = await sweep(page, routes, async () => {
      const isTitled = await page.getByRole('heading', {level: 1}).isVisible();
      return isTitled ? [] : ['has no heading'];
    });
    expect(faults).toEqual([]);
  });
}
