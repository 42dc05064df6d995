import type {ProtocolRequest, ProtocolResponse} from '../../protocol/answer-request';

/** What the page asks of the worker. */
export type ToWorker =
  | {type: 'start'; manifestUrl: string}
  | {type: 'request'; id: number; request: ProtocolRequest};

/** What the worker tells the page. */
export type FromWorker =
  | {type: 'response'; id: number; response: ProtocolResponse}
  /** The index cannot be had; the request is not answered. */
  | {type: 'failure'; id: number; message: string};
