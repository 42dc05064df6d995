import type {Locator, Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openEmpty, openPlayground, readJson} from './playground';

async function openImport(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Import'}).click();
  return page.getByRole('dialog', {name: 'Import'});
}

async function importText(page: Page, text: string): Promise<Locator> {
  const dialog = await openImport(page);
  await dialog.getByLabel('JSON, HTML or Markdown').fill(text);
  await dialog.getByRole('button', {name: 'Import'}).click();
  return dialog;
}

test('Markdown, HTML and JSON are recognized, take the place of the document, and are undone', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text, toolbar} = playground;
  await page.keyboard.type('before');
  await importText(page, '# From Markdown\n\n- one\n- two');
  await expect(text.getByRole('heading', {level: 1})).toHaveText('From Markdown');
  await expect(text.getByRole('listitem')).toHaveCount(2);
  await importText(page, '<h2>From HTML</h2><p>loose <b>bold</b></p>');
  await expect(text.getByRole('heading', {level: 2})).toHaveText('From HTML');
  const json = JSON.stringify(await readJson(playground));
  await importText(page, json.replace('From HTML', 'From JSON'));
  await expect(text.getByRole('heading', {level: 2})).toHaveText('From JSON');
  for (const content of ['From HTML', 'From Markdown', 'before']) {
    await toolbar.getByRole('button', {name: 'Undo'}).click();
    await expect(text).toContainText(content);
  }
});

test('a text that could not be kept whole says what is missing', async ({page}) => {
  const {text} = await openEmpty(page);
  const notice = page.getByRole('status').filter({hasText: 'Some content could not'});
  await importText(page, '<p>See <img src="img/cat.png" alt="A cat"></p><svg></svg>');
  await expect(text).toContainText('See A cat');
  await expect(notice).toContainText('“img/cat.png”');
  await expect(notice).toContainText('No node holds <svg>');
  await notice.getByRole('button', {name: 'Close this message'}).click();
  await expect(notice).toHaveCount(0);
  await importText(page, '<p><svg></svg>one</p>');
  await expect(notice).toBeVisible();
  await importText(page, '<p>whole</p>');
  await expect(text).toHaveText('whole');
  await expect(notice).toHaveCount(0);
});

const MISTAKES = [
  {
    title: 'broken JSON',
    text: '{\n  "root": {"type": root}\n}',
    says: ['This is not JSON.', 'the JSON, line 2, column 20, at “root}”'],
  },
  {
    title: 'JSON of something else',
    text: '{"hello": 1}',
    says: ['This is not the JSON of an editor state.', '{"root": {"type": "root"'],
  },
  {
    title: 'a node without a type',
    text: '{"root": {"type": "root", "children": [{"type": "paragraph", "children": [{"text": "x"}]}]}}',
    says: ['A node has no type.', 'the JSON, root.children[0].children[0]'],
  },
  {
    title: 'text outside of any block',
    text: '{"root": {"type": "root", "children": [{"type": "text", "text": "x"}]}}',
    says: [
      'The root contains “text”',
      'root.children[0]',
      'Put the “text” into the children',
    ],
  },
  {
    title: 'nothing',
    text: '   ',
    says: ['This text has no content.'],
  },
];

test('what cannot be read is explained, and nothing is lost', async ({page}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('precious');
  const dialog = await openImport(page);
  for (const mistake of MISTAKES) {
    await test.step(mistake.title, async () => {
      await dialog.getByLabel('JSON, HTML or Markdown').fill(mistake.text);
      await dialog.getByRole('button', {name: 'Import'}).click();
      const alert = dialog.getByRole('alert');
      for (const part of mistake.says) await expect(alert).toContainText(part);
      await expect(alert).toContainText('Your document is unchanged');
      await expect(dialog.getByLabel('JSON, HTML or Markdown')).toHaveValue(
        mistake.text,
      );
    });
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(text).toHaveText('precious');
});

test('nodes of unknown types are shown by name, and come out as they went in', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  const poll = {type: 'poll', version: 1, question: 'Why?', options: ['a', 'b']};
  const state = {
    root: {
      type: 'root',
      version: 1,
      format: '',
      indent: 0,
      direction: null,
      children: [poll],
    },
  };
  await importText(page, JSON.stringify(state));
  await expect(playground.text).toHaveText('Unknown node: poll');
  expect((await readJson(playground)).root.children).toEqual([poll]);
});

test('JSON is inspected before it is imported, and its repaired copy can be used', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  const dialog = await openImport(page);
  const field = dialog.getByLabel('JSON, HTML or Markdown');
  const mention = {type: 'mention', version: 1, person: 'Ada', text: '@Ada'};
  const rest = {detail: 0, format: 0, mode: 'normal', style: ''};
  const loose = {type: 'text', version: 1, text: 'loose', ...rest};
  const paragraph = {type: 'paragraph', version: 1, children: [{...mention, ...rest}]};
  const children = [loose, paragraph];
  await field.fill(JSON.stringify({root: {type: 'root', version: 1, children}}));
  await dialog.getByRole('button', {name: 'Inspect the JSON'}).click();
  const findings = dialog.getByRole('list', {name: 'Findings'});
  await expect(findings).toContainText('root.children[0], line 1, column');
  // The playground has a class for it.
  await expect(findings).not.toContainText('“mention”');
  await dialog.getByRole('button', {name: 'Use the repaired copy'}).click();
  await dialog.getByRole('button', {name: 'Import'}).click();
  await expect(text).toContainText('loose');
  await expect(text).toContainText('@Ada');
});

test('an imported document neither covers the page nor creates other elements', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  const style =
    'color: red; position: fixed; inset: 0; background: url(/img/favicon.svg)';
  const rest = {detail: 0, format: 0, mode: 'normal', version: 1};
  const cover = {type: 'text', text: 'cover', style, ...rest};
  const block = {version: 1, direction: null, format: '', indent: 0};
  const heading = {...block, type: 'heading', tag: 'iframe', children: [cover]};
  const root = {...block, type: 'root', children: [heading]};
  await importText(page, JSON.stringify({root}));
  await expect(text.getByRole('heading', {level: 1})).toHaveText('cover');
  await expect(text.locator('iframe, [style*=fixed], [style*=url]')).toHaveCount(0);
  await expect(text.locator('[style*=color]')).toHaveCount(1);
});
