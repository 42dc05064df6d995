import type {ProtocolRequest, ProtocolResponse} from '../../protocol/answer-request';

/** The page's messages to the worker. */
export type ToWorker =
  | {type: 'start'; manifestUrl: string}
  | {type: 'request'; id: number; request: ProtocolRequest};

/** The worker's messages to the page. */
export type FromWorker =
  | {type: 'response'; id: number; response: ProtocolResponse}
  /** The index can't be loaded; the request isn't answered. */
  | {type: 'failure'; id: number; message: string};
