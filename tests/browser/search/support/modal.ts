import type {Locator, Page} from '@playwright/test';

import {openHydrated} from '../../support/hydration';

/** The parts of the search modal, as a reader perceives them. */
export interface Modal {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly activeHit: Locator;
}

export function modalOf(page: Page): Modal {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    input: dialog.getByRole('searchbox'),
    hits: dialog.getByRole('option'),
    activeHit: dialog.getByRole('option', {selected: true}),
  };
}

export function searchButton(page: Page): Locator {
  return page.getByRole('button', {name: 'Search'});
}

/** Opens the modal by the keyboard, on a page that listens. */
export async function openModal(page: Page, route = '/docs/intro'): Promise<Modal> {
  await openHydrated(page, route);
  return openModalHere(page);
}

/** The same, on the page that is open and listens already. */
export async function openModalHere(page: Page): Promise<Modal> {
  await page.keyboard.press('Control+k');
  // A field of the page's own stands in for the modal's until its code is there.
  await page.locator('.DocSearch-Input').waitFor();
  return modalOf(page);
}
