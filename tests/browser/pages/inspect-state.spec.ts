import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {Page} from '@playwright/test';

import {violations} from '../support/audit';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const ADDRESS = '/docs/serialization/inspect';
const FIXTURES = path.resolve('packages/state-inspector/tests/fixtures');
const IDLE = 'Paste the JSON of an editor state, and its mistakes appear here.';

const block = {direction: null, format: '', indent: 0, version: 1};

function stateOf(...children: unknown[]): string {
  return JSON.stringify({root: {...block, type: 'root', children}});
}

function paragraph(...children: unknown[]) {
  return {...block, type: 'paragraph', textFormat: 0, textStyle: '', children};
}

function text(content: string, style = '') {
  const rest = {detail: 0, format: 0, mode: 'normal', version: 1};
  return {...rest, style, text: content, type: 'text'};
}

async function openInspector(page: Page, address = ADDRESS): Promise<void> {
  await openHydrated(page, address);
  await expect(page.getByLabel('JSON of an editor state')).toBeVisible();
}

async function paste(page: Page, json: string): Promise<void> {
  await page.getByLabel('JSON of an editor state').fill(json);
}

test('the document of another editor is named, and leads to how to convert it', async ({
  page,
}) => {
  await openInspector(page);
  await paste(page, '{"ops": [{"insert": "One\\n"}]}');
  const finding = page.getByRole('list', {name: 'Findings'}).getByRole('listitem');
  await expect(finding.first()).toContainText('This is a Delta of Quill');
  await expect(
    finding.first().getByRole('link', {name: 'Convert it step by step'}),
  ).toHaveAttribute('href', '/docs/migrate/quill#convert');
});

async function expectStatus(page: Page, status: string | RegExp): Promise<void> {
  await expect(page.locator('[data-state-inspector] [role=status]')).toHaveText(
    status,
    {timeout: 30_000},
  );
}

function findings(page: Page) {
  return page.getByRole('list', {name: 'Findings'});
}

test('nothing of the inspection is loaded before there is a text', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openInspector(page);
  await expectStatus(page, IDLE);
  expect(asked.filter((url) => /state-inspector\/|state-preview/.test(url))).toEqual(
    [],
  );
});

test('the example shows its problems, and a repaired copy without them', async ({
  page,
}) => {
  await openInspector(page);
  await page.getByRole('button', {name: 'Try an example'}).click();
  await expectStatus(page, /^\d+ problems found\..*It loads the repaired copy/);
  await expect(findings(page)).toContainText('“root” cannot contain “text”');
  await expect(page.getByRole('region', {name: 'Node types'})).toContainText(
    'ListItemNode from @lexical/list, or ListExtension',
  );

  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download it'}).click();
  await paste(page, readFileSync(await (await download).path(), 'utf8'));
  await expect(findings(page)).not.toContainText('Error:');
  await expect(page.getByRole('list', {name: 'Repairs'})).toHaveCount(0);
});

for (const version of ['0.38.2', '0.45.0']) {
  test(`a state that ${version} saved is sound, and is shown in three forms`, async ({
    page,
  }) => {
    await openInspector(page);
    await paste(
      page,
      readFileSync(path.join(FIXTURES, `saved-by-${version}.json`), 'utf8'),
    );
    await expectStatus(page, /^No problems found\..*loads it\.$/);
    await page.getByRole('button', {name: 'Draw the document'}).click();
    const drawn = page.getByRole('region', {name: 'The document, read-only'});
    await expect(drawn.getByRole('heading', {name: 'Release notes'})).toBeVisible();
    await expect(drawn.locator('strong').first()).toHaveText('bold');
    await expect(drawn.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('button', {name: 'Show it as HTML'}).click();
    await expect(page.getByLabel('HTML', {exact: true})).toContainText('<h2><span');
    await page.getByRole('button', {name: 'Show it as Markdown'}).click();
    await expect(page.getByLabel('Markdown', {exact: true})).toContainText('> A quote');
  });
}

test('the place of a problem takes the keyboard to its line', async ({page}) => {
  await openInspector(page);
  const json = '{"root": {\n  "type": "root",\n}}';
  await paste(page, json);
  await expectStatus(page, '1 problem found.');
  await page.getByRole('button', {name: 'Line 3, column 1'}).press('Enter');
  const field = page.getByLabel('JSON of an editor state');
  await expect(field).toBeFocused();
  const caret = await field.evaluate(
    (area: HTMLTextAreaElement) => area.selectionStart,
  );
  expect(caret).toBe(json.indexOf('}'));
});

test('a hostile document loads nothing, covers nothing and creates no such elements', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://attacker.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await openInspector(page);
  const cover =
    'position: fixed; inset: 0; background: url(https://attacker.example/a.png)';
  await paste(
    page,
    stateOf(
      {...paragraph(text('heading', cover)), type: 'heading', tag: 'iframe'},
      paragraph(
        {...paragraph(text('link')), type: 'link', url: 'javascript:alert(1)'},
        {type: 'image', version: 1, src: 'https://attacker.example/b.png'},
      ),
      {
        ...paragraph(text('<img src=x onerror=alert(1)>')),
        type: 'heading',
        tag: 'script',
      },
    ),
  );
  await expectStatus(page, /problems found/);
  await page.getByRole('button', {name: 'Draw the document'}).click();
  const drawn = page.getByRole('region', {name: 'The document, read-only'});
  await expect(drawn).toContainText('onerror');
  await expect(drawn.locator('iframe, script, img')).toHaveCount(0);
  await expect(drawn.locator('[style*=fixed], [style*=url]')).toHaveCount(0);
  await expect(drawn.locator('a')).toHaveAttribute('href', 'about:blank');
  await expect(drawn).toHaveCSS('contain', 'layout paint');
  await page.getByRole('button', {name: 'Show it as HTML'}).click();
  await expect(page.getByLabel('HTML', {exact: true})).not.toContainText('attacker');
  expect(asked).toEqual([]);
});

test('nearly 5 MB and 20,000 levels are inspected while the page stays usable', async ({
  page,
}) => {
  test.slow();
  await openInspector(page);
  const long = new Array<unknown>(13_000).fill(paragraph(text('Long. '.repeat(16))));
  const deep =
    '{"type":"quote","version":1,"children":['.repeat(20_000) + ']}'.repeat(20_000);
  const json = stateOf(...long).replace(/\]\}\}$/, `,${deep}]}}`);
  expect(json.length).toBeGreaterThan(4_500_000);
  await page.locator('input[type=file]').setInputFiles({
    name: 'state.json',
    mimeType: 'application/json',
    buffer: Buffer.from(json),
  });
  await expect(page.getByText(/characters: too many for a field/)).toBeVisible();
  await expectStatus(page, /problems? found/);
  await expect(findings(page)).toContainText('levels deep');
  await page.getByRole('button', {name: 'Draw the document'}).click();
  await expect(page.getByText('Only a part is shown.')).toBeVisible({timeout: 30_000});
});

test('a text is kept until it is cleared, and leaves the browser only as a link', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData() !== null) sent.push(request.url());
  });
  await openInspector(page);
  await paste(page, '{"root": 1}');
  await expectStatus(page, '1 problem found.');
  await page.reload();
  await expectStatus(page, '1 problem found.');
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page).toHaveURL(/#state=[\w-]+$/);
  const address = page.url();
  await page.getByRole('button', {name: 'Clear'}).click();
  await openInspector(page, ADDRESS);
  await expectStatus(page, IDLE);
  await page.goto(address);
  await page.reload();
  await expectStatus(page, '1 problem found.');
  expect(sent).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} page with findings fits a phone and passes axe`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 844});
    await openInspector(page);
    await page.getByRole('button', {name: 'Try an example'}).click();
    await expectStatus(page, /problems found/);
    await page.getByRole('button', {name: 'Draw the document'}).click();
    await expect(page.locator('[data-unknown-type=mention]')).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}
