import type {FrameLocator, Locator} from '@playwright/test';

/**
 * Runs the first sample in a part of a page.
 *
 * @param title - name of its main file
 * @returns the document that it runs in
 */
export async function runSample(part: Locator, title: string): Promise<FrameLocator> {
  await part.getByRole('button', {name: 'Edit and run'}).first().click();
  return part.page().frameLocator(`iframe[title="Your version of ${title}"]`);
}
