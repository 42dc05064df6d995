import {expect, test} from 'vitest';

import translationNotesLoader from '../src/loaders/translation-notes-loader.mjs';

const SOURCE = `translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
  description: 'The label of the button',
}); <Translate id="theme.docs.next" description="The next page">Next</Translate>;
<div id="theme-footer" />`;

function load(source: string, isTranslated: boolean): string {
  const loader = {getOptions: () => ({isTranslated})};
  // The loader doesn't use anything else from the bundler.
  return translationNotesLoader.call(loader as never, source).replace(/\s+/g, ' ');
}

test('without translations, texts lose their names and the notes for translators', () => {
  expect(load(SOURCE, false)).toBe(
    `translate({ message: 'Search', }); <Translate >Next</Translate>; <div id="theme-footer" />`,
  );
});

test('texts that have translations keep their names', () => {
  const loaded = load(SOURCE, true);
  expect(loaded).toContain("id: 'theme.SearchBar.label'");
  expect(loaded).toContain('id="theme.docs.next"');
  expect(loaded).not.toContain('description');
});
