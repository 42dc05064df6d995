import {describe, expect, it} from 'vitest';

import {internalDocsOptions} from '../src/index';

describe('options of the internal docs helper', () => {
  it('are absent when nothing is set, so that the public bundle carries nothing', () => {
    expect(internalDocsOptions({})).toBeUndefined();
  });

  it('need no parent origin, since not every internal copy is framed', () => {
    const env = {
      INTERNAL_DOCS_PING_URL: 'https://ping.example',
      INTERNAL_DOCS_CHECK_URL: 'https://check.example',
    };
    expect(internalDocsOptions(env)).toEqual({
      pingUrl: 'https://ping.example',
      checkUrl: 'https://check.example',
    });
  });

  it('name the variable that a half configuration lacks, and say what to do', () => {
    expect(() =>
      internalDocsOptions({INTERNAL_DOCS_PING_URL: 'https://ping.example'}),
    ).toThrow(
      'INTERNAL_DOCS_CHECK_URL is missing.\n' +
        '  where:    the environment of the build\n' +
        '  expected: INTERNAL_DOCS_PING_URL and INTERNAL_DOCS_CHECK_URL together, or neither\n' +
        '  fix:      Set INTERNAL_DOCS_CHECK_URL, or unset the other INTERNAL_DOCS_ variables.',
    );
  });
});
