import {expect, test} from 'vitest';

import {type HeadTag, tagsThatCount} from '../src/browser/head-tags';

const tag = (
  type: string,
  attributes: HeadTag['attributes'] = {},
  text = '',
): HeadTag => ({type, attributes, text});

test('of what stands once in a head, the later component counts', () => {
  const site = [
    tag('title', {}, 'Site'),
    tag('meta', {property: 'og:title', content: 'Site'}),
    tag('meta', {name: 'viewport', content: 'x'}),
    tag('link', {rel: 'canonical', href: '/'}),
  ];
  const page = [
    tag('title', {}, 'Page'),
    tag('meta', {property: 'og:title', content: 'Page'}),
    tag('link', {rel: 'canonical', href: '/page'}),
  ];
  expect(tagsThatCount([site, page])).toEqual([site[2], ...page]);
});

test('a component may want several that are alike', () => {
  const languages = ['en', 'x-default'].map((hreflang) =>
    tag('link', {rel: 'alternate', href: '/page', hreflang}),
  );
  expect(tagsThatCount([languages])).toEqual(languages);
});

test('attributes of html and body add up', () => {
  const tags = [tag('html', {lang: 'en'}), tag('html', {class: 'docs'})];
  expect(tagsThatCount(tags.map((one) => [one]))).toEqual(tags);
});
