import {answer} from '../../protocol/answer';
import {createIndexLoader, type IndexLoader} from './index-loader';
import type {FromWorker, ToWorker} from './messages';

let loader: IndexLoader | null = null;

addEventListener('message', ({data}: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    loader = createIndexLoader(data.manifestUrl);
    // A failure is told to those who ask.
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
    const {index, manifest} = await loader.load();
    const response = answer(request, {
      createQueryId,
      credentials: manifest.credentials,
      findIndex: (name) => (name === manifest.indexName ? index : null),
      now: () => performance.now(),
    });
    tell({id, response, type: 'response'});
  } catch (error) {
    tell({
      id,
      message: error instanceof Error ? error.message : String(error),
      type: 'failure',
    });
  }
}

function createQueryId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function tell(message: FromWorker): void {
  postMessage(message);
}
