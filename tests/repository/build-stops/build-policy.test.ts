import {describe, expect, test} from 'vitest';

import {checkNavbarItems} from '../../../site/config/navbar-item-types';
import {buildSmallSite} from '../small-site/small-site';

describe('a build stops at', () => {
  test('a link to an anchor that does not exist', async () => {
    const {code, output} = await buildSmallSite({page: '# Start\n\n[down](#nowhere)'});
    expect(code).toBe(1);
    expect(output).toContain('found broken anchors');
    expect(output).toContain('#nowhere');
  });

  test('a Markdown link to a file that does not exist', async () => {
    const {code, output} = await buildSmallSite({page: '# Start\n\n[on](./gone.md)'});
    expect(code).toBe(1);
    expect(output).toContain('./gone.md');
  });

  test('a sidebar that does not exist', async () => {
    const {code, output} = await buildSmallSite({
      navbarItems: [{type: 'docSidebar', sidebarId: 'guide', label: 'Guide'}],
    });
    expect(code).toBe(1);
    expect(output).toContain(`Can't find any sidebar with id "guide"`);
  });

  test('a document that does not exist', async () => {
    const {code, output} = await buildSmallSite({
      navbarItems: [{type: 'doc', docId: 'gone', label: 'Gone'}],
    });
    expect(code).toBe(1);
    expect(output).toContain(`Couldn't find any doc with id "gone"`);
  });

  test('a document of a sidebar that does not exist', async () => {
    const {code, output} = await buildSmallSite({sidebars: {guide: ['start', 'gone']}});
    expect(code).toBe(1);
    expect(output).toMatch(/sidebar document ids do not exist[^]*gone/);
  });

  test('a docs version that does not exist', async () => {
    const {code, output} = await buildSmallSite({
      navbarItems: [{type: 'docsVersionDropdown', versions: ['1.0']}],
    });
    expect(code).toBe(1);
    expect(output).toContain('1.0');
  });

  test('a navbar item of an unknown type', async () => {
    const {code, output} = await buildSmallSite({
      navbarItems: [{type: 'carousel', label: 'Carousel'}],
    });
    expect(code).toBe(1);
    expect(output).toMatch(/Bad navbar item type carousel/);
  });
});

test('a build does not stop at a link to a page that does not exist', async () => {
  const {code, output} = await buildSmallSite({page: '# Start\n\n[on](/gone)'});
  expect(output).not.toMatch(/broken links/i);
  expect(code).toBe(0);
});

test('the navbar refuses a type of item that no page of this site can show', () => {
  const item = {type: 'doc', label: 'Guide', docId: 'intro'};
  expect(() => checkNavbarItems([item])).toThrow(
    /an item of the type "doc"[^]*where:[^]*"Guide"[^]*expected: one of default, docSidebar/,
  );
  expect(checkNavbarItems([{label: 'Home', to: '/'}])).toEqual([
    {label: 'Home', to: '/'},
  ]);
});
