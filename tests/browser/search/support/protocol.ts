import type {Page, Route} from '@playwright/test';

/** Every query of the site goes here, whichever provider answers. */
export const QUERIES = '**/1/indexes/*/queries*';

/** The hosts that a site answering for itself has on the network. */
export const SEARCH_SERVER = '**/1/indexes/**';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** One request of a `queries` call, as DocSearch and the search page write it. */
export interface QueryRequest {
  readonly query: string;
  readonly indexName: string;
  readonly [parameter: string]: unknown;
}

export interface Hit {
  readonly objectID: string;
  readonly url: string;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Partial<Record<Level, string>>;
  /** What the hit says of itself: kind, page_kind, module, error. */
  readonly facts?: Readonly<Record<string, string>>;
}

/** Returns a page's record: level 0 is the section it belongs to, level 1 its title. */
export function pageHit(section: string, title: string, path: string): Hit {
  return {
    objectID: path,
    url: `https://example.org${path}`,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: section, lvl1: title},
  };
}

/** Returns the record of a heading on a page. */
export function headingHit(
  section: string,
  title: string,
  heading: string,
  path: string,
): Hit {
  const page = pageHit(section, title, path);
  return {...page, type: 'lvl2', hierarchy: {...page.hierarchy, lvl2: heading}};
}

/** Returns `count` pages of one section. */
export function pageHits(section: string, count: number): Hit[] {
  return Array.from({length: count}, (_, index) =>
    pageHit(
      section,
      `${section} page ${index + 1}`,
      `/docs/faq?${section}=${index + 1}`,
    ),
  );
}

export interface Answers {
  /** Requests received so far, oldest first. */
  readonly requests: QueryRequest[];
  /** Addresses they were sent to. */
  readonly urls: URL[];
}

/**
 * Answers every query of the page as a backend would.
 *
 * @param hitsFor - the hits of one request
 * @param nbHits - number of hits in the index; those returned, unless stated
 */
export async function answerQueries(
  page: Page,
  hitsFor: (request: QueryRequest) => readonly Hit[],
  nbHits?: number,
): Promise<Answers> {
  const answers: Answers = {requests: [], urls: []};
  await page.route(QUERIES, async (route) => {
    const requests = requestsOf(route);
    answers.requests.push(...requests);
    answers.urls.push(new URL(route.request().url()));
    await route.fulfill({
      json: {
        results: requests.map((request) => result(request, hitsFor(request), nbHits)),
      },
    });
  });
  return answers;
}

function requestsOf(route: Route): QueryRequest[] {
  const body = route.request().postDataJSON() as {requests: QueryRequest[]};
  return body.requests;
}

function result(request: QueryRequest, hits: readonly Hit[], nbHits = hits.length) {
  return {
    index: request.indexName,
    query: request.query,
    params: '',
    page: 0,
    hitsPerPage: 20,
    nbHits,
    nbPages: Math.ceil(nbHits / 20),
    exhaustiveNbHits: true,
    processingTimeMS: 1,
    queryID: '0123456789abcdef0123456789abcdef',
    hits: hits.map(withHighlights),
  };
}

function withHighlights({facts = {}, ...hit}: Hit) {
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) => [level, highlight(text)]),
  );
  const content = hit.content === null ? {} : {content: highlight(hit.content)};
  const said = Object.entries(facts).map(([name, text]) => [name, highlight(text)]);
  return {
    ...hit,
    ...facts,
    _highlightResult: {hierarchy, ...content, ...Object.fromEntries(said)},
    _snippetResult: {hierarchy, ...content},
  };
}

function highlight(text: string) {
  const value = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {value, matchLevel: 'full', matchedWords: []};
}
