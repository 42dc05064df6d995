import {answersFully} from '../../engine/answers-fully';
import {
  answerRequest,
  type ProtocolRequest,
  type ProtocolResponse,
} from '../../protocol/answer-request';
import {type ArrivingIndex, createIndexLoader, type IndexLoader} from './index-loader';
import type {FromWorker, ToWorker} from './messages';

/** How long headings and symbols with a part of the query wait for the text, in milliseconds. */
const PATIENCE_MS = 1500;

let loader: IndexLoader | null = null;

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    loader = createIndexLoader(data.manifestUrl);
    // The error is reported to requests.
    loader.load().catch(() => undefined);
  } else {
    void respond(data);
  }
});

async function respond({
  id,
  request,
}: Extract<ToWorker, {type: 'request'}>): Promise<void> {
  try {
    if (!loader) {
      throw new Error('The search worker was asked before it was started.');
    }
    const response = await answerWhenReady(request, await loader.load());
    tell({id, response, type: 'response'});
  } catch (error) {
    tell({
      id,
      message: error instanceof Error ? error.message : String(error),
      type: 'failure',
    });
  }
}

/**
 * Answers immediately if headings and symbols contain the whole query, or the text has been loaded.
 * Otherwise the text may have better hits, so it waits for the text, indefinitely if there is
 * nothing else to show.
 */
async function answerWhenReady(
  request: ProtocolRequest,
  arriving: ArrivingIndex,
): Promise<ProtocolResponse> {
  const early = answerNow(request, arriving);
  if (early.suffices || arriving.index.data.content) {
    return early.response;
  }
  await (early.hasHits
    ? Promise.race([arriving.settled, pause(PATIENCE_MS)])
    : arriving.settled);
  return answerNow(request, arriving).response;
}

function answerNow(request: ProtocolRequest, {index, manifest}: ArrivingIndex) {
  let hasHits = true;
  let suffices = true;
  const response = answerRequest(request, {
    createQueryId,
    credentials: manifest.credentials,
    findIndex: (name) => (name === manifest.indexName ? index : null),
    now: () => performance.now(),
    onSearch: (result) => {
      hasHits &&= result.records.length > 0;
      suffices &&= answersFully(index, result);
    },
  });
  return {hasHits, response, suffices};
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function createQueryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tell(message: FromWorker): void {
  postMessage(message);
}
