import {
  answerRequest,
  type ProtocolContext,
  type ProtocolRequest,
} from '../../src/protocol/answer-request';
import type {SearchResponse} from '../../src/protocol/run-search';
import {indexOf} from './find';

/** Pages for the protocol's tests. */
export const index = indexOf([
  {
    headings: [
      {
        level: 2,
        paragraphs: ['Use <b>bold</b> & "quotes" in the editor state.'],
        text: 'Editor <state>',
      },
    ],
    lvl0: 'Concepts',
    paragraphs: [
      'One two three four five six seven eight nine ten the editor state eleven twelve thirteen fourteen fifteen sixteen seventeen',
    ],
    path: '/docs/state',
    section: 'Guides',
    tag: 'docs-default-current',
    title: 'Editor state',
    version: ['current'],
  },
  {
    headings: [
      {kind: 'function', level: 3, text: '$getState'},
      {kind: 'class', level: 3, text: 'EditorState'},
    ],
    lvl0: 'Modules',
    pageKind: 'module',
    path: '/docs/api/lexical',
    section: 'API',
    tag: 'docs-default-current',
    title: 'lexical',
    version: ['current'],
  },
  {path: '/blog/state', section: 'Blog', title: 'The state of the editor'},
  {language: 'fr', path: '/fr/etat', title: 'State en français'},
]);

/** A context with a fixed clock and without randomness. */
export const context: ProtocolContext = {
  createQueryId: () => '0123456789abcdef0123456789abcdef',
  credentials: {apiKey: 'key', appId: 'app'},
  findIndex: (name) => (name === 'docs' ? index : null),
  now: () => 0,
};

const CREDENTIALS = 'x-algolia-application-id=app&x-algolia-api-key=key';

/** Sends a request to the protocol; defaults are valid. */
export function send(request: Partial<ProtocolRequest>) {
  const response = answerRequest(
    {
      body: '',
      headers: {},
      method: 'POST',
      ...request,
      url: request.url ?? `/1/indexes/*/queries?${CREDENTIALS}`,
    },
    context,
  );
  return {
    ...response,
    json: (response.body === '' ? null : JSON.parse(response.body)) as unknown,
  };
}

/** Searches the index with the given parameters. */
export function searchFor(parameters: Record<string, unknown>): SearchResponse {
  const {json, status} = send({
    body: JSON.stringify({requests: [{indexName: 'docs', ...parameters}]}),
  });
  const {results} = json as {results?: SearchResponse[]};
  if (status !== 200 || !results?.[0]) {
    throw new Error(`${String(status)} ${JSON.stringify(json)}`);
  }
  return results[0];
}

/** URL of a path with the right credentials. */
export function withCredentials(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${CREDENTIALS}`;
}
