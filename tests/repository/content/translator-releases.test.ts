import {translateToExtensions} from '@lexical-documentation/extension-translator';
import {expect, test} from 'vitest';

import {laterReleases} from '../../../site/config/extension-translator';

const CODE = [
  "import {registerCodeHighlighting} from '@lexical/code';",
  "import {LexicalComposer} from '@lexical/react/LexicalComposer.js';",
  "import {$getRoot} from 'lexical';",
  'export const App = () => <LexicalComposer initialConfig={{namespace: "a", onError: console.error}} />;',
  'export {registerCodeHighlighting, $getRoot};',
].join('\n');

test('the translator says which imported names newer releases deprecate or remove', async () => {
  const {notes} = await translateToExtensions(CODE, laterReleases('0.50.0'));
  expect(notes.filter(({kind}) => kind === 'later')).toEqual([
    {
      kind: 'later',
      line: 1,
      subject: 'registerCodeHighlighting',
      text: 'Works in 0.50.0; removed in 0.51.0. Import it from `@lexical/code-prism`.',
    },
    {
      kind: 'later',
      line: 2,
      subject: 'LexicalComposer',
      text: 'Works in 0.50.0; deprecated in 0.51.0. The translation does without it.',
    },
  ]);
});

test('of the newest release, and without what is known of releases, the translator says nothing', async () => {
  const said = async (later?: ReturnType<typeof laterReleases>) =>
    (await translateToExtensions(CODE, later)).notes.filter(
      ({kind}) => kind === 'later',
    );
  expect(await said()).toEqual([]);
  expect(await said(laterReleases('0.53.0'))).toEqual([]);
});
