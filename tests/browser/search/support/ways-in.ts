import type {Page} from '@playwright/test';

import {searchButton} from './modal';

/** Every way to open the modal whose next key is to reach the query. */
export const WAYS_IN: [string, (page: Page) => Promise<void>][] = [
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['"/"', (page) => page.keyboard.press('/')],
  ['a click', (page) => searchButton(page).click()],
  ['a key on the focused button', (page) => searchButton(page).focus()],
];
