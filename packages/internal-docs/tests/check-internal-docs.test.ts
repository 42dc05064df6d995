import {afterEach, expect, test, vi} from 'vitest';

import {checkInternalDocs} from '../src/check-internal-docs';

const OPTIONS = {
  pingUrl: 'https://inside.test/ping',
  checkUrl: 'https://inside.test/check',
};
const ANSWER = {
  showBanner: true,
  redirectTo: 'https://inside.test/docs/',
  template: 'See the {{internal copy}}.',
  autoRedirectEnabled: true,
};

/** Lets the check endpoint answer with a text. */
function answerWith(text: string): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text)));
}

afterEach(() => vi.unstubAllGlobals());

test('the answer of the check is returned', async () => {
  answerWith(JSON.stringify(ANSWER));
  expect(await checkInternalDocs(OPTIONS)).toEqual(ANSWER);
});

test.each([
  '',
  'null',
  '42',
  '[]',
  '<!doctype html>',
  JSON.stringify({...ANSWER, showBanner: 1}),
  JSON.stringify({...ANSWER, redirectTo: 5}),
  JSON.stringify({...ANSWER, redirectTo: '/docs/'}),
  JSON.stringify({...ANSWER, redirectTo: 'javascript:alert(1)'}),
  JSON.stringify({...ANSWER, template: null}),
  JSON.stringify({...ANSWER, autoRedirectEnabled: 'yes'}),
])('%s leads nowhere', async (text) => {
  answerWith(text);
  expect(await checkInternalDocs(OPTIONS)).toBeUndefined();
});
