import type {Page} from '@playwright/test';
import axe, {type RunOptions} from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Only what is read below is computed; frames run examples, which have audits of their own. */
const SPARING: RunOptions = {
  iframes: false,
  preload: false,
  selectors: false,
  resultTypes: ['violations'],
};

/**
 * Audits a page with axe, which is loaded once for all audits of a page.
 *
 * @param selector - the elements to look at
 * @returns one line for each rule that is violated
 */
export async function violations(
  page: Page,
  selector = 'html',
  options: RunOptions = {},
): Promise<string[]> {
  return (await run(page, selector, options)).map(describe);
}

/** The same, without what has less than a serious impact. */
export async function seriousViolations(
  page: Page,
  selector = 'html',
  options: RunOptions = {},
): Promise<string[]> {
  return (await run(page, selector, options))
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .map(describe);
}

/** Returns options that leave out rules; say why at the call. */
export function without(...rules: readonly string[]): RunOptions {
  return {rules: Object.fromEntries(rules.map((rule) => [rule, {enabled: false}]))};
}

async function run(page: Page, selector: string, options: RunOptions) {
  if (!(await page.evaluate(() => window.axe !== undefined))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(
    async ([selector, options]) => {
      const elements = [...document.querySelectorAll<HTMLElement>(selector)];
      if (elements.length === 0) throw new Error(`There is no ${selector} to audit.`);
      return (await window.axe?.run(elements, options))?.violations ?? [];
    },
    [selector, {...SPARING, ...options}] as const,
  );
}

function describe({id, nodes}: axe.Result): string {
  return `${id} in ${nodes.length} places, first: ${nodes[0]?.html ?? ''}`;
}
