/** The parts of a highlighted attribute that the page uses. */
interface Highlighted {
  readonly value: string;
}

/** A hit as the page shows it. */
export interface SearchPageHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: string;
  /** The kind of a symbol, such as "function", and the module that exports it; an error's number. */
  readonly kind?: string | null;
  readonly module?: string | null;
  /** The kind of page, such as "guide". */
  readonly page_kind?: string | null;
  readonly _highlightResult?: {
    readonly hierarchy?: Readonly<Record<string, Highlighted | undefined>>;
    /** The message of an error. */
    readonly error?: Highlighted;
    /** Where a symbol can be called. */
    readonly note?: Highlighted;
  };
  readonly _snippetResult?: {
    readonly content?: Highlighted;
    /** The first sentences of the best hit of a question. */
    readonly answer?: Highlighted;
  };
}

/** Number of results in each section of the site. */
export type SectionCounts = Readonly<Record<string, number>>;

/** One page of an answer. */
export interface ResultsPage {
  readonly hits: readonly SearchPageHit[];
  readonly nbHits: number;
  readonly nbPages: number;
  /** 0-based. */
  readonly page: number;
  readonly sectionCounts: SectionCounts;
  /** If nothing was found, words that the query may have meant. */
  readonly nearestWords: readonly string[];
}

export interface SearchPageState extends ResultsPage {
  readonly status: 'idle' | 'loading' | 'loaded' | 'error';
  /** Set for errors of a wrong configuration; absent for network errors. */
  readonly problem?: string | undefined;
}

export type SearchPageEvent =
  | {readonly type: 'cleared' | 'started'}
  | {readonly type: 'failed'; readonly problem?: string}
  | {readonly type: 'answered'; readonly answer: ResultsPage};

export const EMPTY_STATE: SearchPageState = {
  status: 'idle',
  hits: [],
  nbHits: 0,
  nbPages: 0,
  page: 0,
  sectionCounts: {},
  nearestWords: [],
};

/** Returns the page's next state. The first page of an answer replaces the list, others extend it. */
export function nextSearchState(
  state: SearchPageState,
  event: SearchPageEvent,
): SearchPageState {
  switch (event.type) {
    case 'cleared':
      return EMPTY_STATE;
    case 'started':
      return {...state, status: 'loading'};
    case 'failed':
      return {...state, status: 'error', problem: event.problem};
    case 'answered': {
      const {answer} = event;
      const hits = answer.page === 0 ? answer.hits : [...state.hits, ...answer.hits];
      return {...answer, hits, status: 'loaded'};
    }
  }
}
