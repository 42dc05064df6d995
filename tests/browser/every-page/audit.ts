import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Only what is read below is computed; frames run examples, which have audits of their own. */
const SPARING: RunOptions = {
  iframes: false,
  preload: false,
  selectors: false,
  resultTypes: ['violations'],
};

/** Brings axe into the page, once for all audits of it. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/**
 * Audits a page that has axe.
 *
 * @param selector - the elements to look at; default: the whole page
 * @returns what has a serious impact or a critical one
 */
export async function seriousViolations(
  page: Page,
  options: RunOptions,
  selector = 'html',
): Promise<string[]> {
  const {violations} = await page.evaluate(
    ([selector, options]) =>
      window.axe.run([...document.querySelectorAll<HTMLElement>(selector)], options),
    [selector, {...SPARING, ...options}] as const,
  );
  return violations
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(
      ({id, nodes}) =>
        `${id} in ${nodes.length} places, first: ${nodes[0]?.html ?? ''}`,
    );
}
