import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';
import {SMALLEST_TEXT} from '@lexical-documentation/diagrams';

import {expect, test} from '../support/test';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const pages = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx') && !file.startsWith('api'))
  .filter((file) => readFileSync(path.join(docs, file), 'utf8').includes('<Diagram'))
  .map((file) => `/docs/${file.replace(/\.mdx$/, '').replace(/(?<=\/)index$/, '')}`);

test.use({viewport: {width: 390, height: 844}});

for (const address of pages) {
  test(`the diagrams of ${address} can be read on a phone and by a screen reader`, async ({
    page,
  }) => {
    await page.goto(address);
    const names = await page
      .getByRole('img')
      .filter({has: page.locator('desc')})
      .all();
    expect(names.length).toBeGreaterThan(0);
    for (const drawing of names) {
      await expect(drawing).toHaveAccessibleName(/\w+ \w+/);
      await expect(drawing).toHaveAccessibleDescription(/\.$/);
    }
    expect(await textProblems(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('a diagram is drawn in the colors of the mode', async ({page}) => {
  await page.goto('/docs/concepts/updates');
  const text = page.locator('.diagram-drawing text.label').first();
  const color = () => text.evaluate((element) => getComputedStyle(element).fill);
  const light = await color();
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark';
  });
  expect(await color()).not.toBe(light);
});

test('a page without a script shows its diagrams', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/docs/concepts/updates');
  await expect(page.locator('figure .diagram-drawing')).toBeVisible();
  await expect(page.locator('figure figcaption')).toBeVisible();
  await page.close();
});

/** Names the texts that are too small, leave the drawing or lie on another text. */
function textProblems(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top + 3 < other.bottom &&
      other.top + 3 < one.bottom;
    return [...document.querySelectorAll('svg.diagram-drawing')].flatMap((drawing) => {
      const frame = drawing.getBoundingClientRect();
      const texts = [...drawing.querySelectorAll('text')];
      const boxes = texts.map((text) => text.getBoundingClientRect());
      return texts.flatMap((text, index) => {
        const box = boxes[index] ?? frame;
        const scale = text.getScreenCTM()?.a ?? 0;
        const size = parseFloat(getComputedStyle(text).fontSize) * scale;
        const others = boxes.filter((other) => other !== box);
        return [
          ...(size < smallest ? [`"${text.textContent}" has ${size} px`] : []),
          ...(box.left < frame.left || box.right > frame.right
            ? [`"${text.textContent}" leaves the drawing`]
            : []),
          ...(others.some((other) => overlap(box, other))
            ? [`"${text.textContent}" lies on another text`]
            : []),
        ];
      });
    });
  }, SMALLEST_TEXT);
}
