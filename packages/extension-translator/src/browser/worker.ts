import {translateToExtensions} from '../translate-to-extensions';
import type {LaterReleases} from '../core/later-releases';
import type {TranslationAnswer, TranslationRequest} from './messages';

const LONGEST_CODE = 200_000;

self.addEventListener('message', ({data}: MessageEvent<TranslationRequest>) => {
  void answerTo(data).then((answer) => {
    self.postMessage(answer);
  });
});

async function answerTo({id, code}: TranslationRequest): Promise<TranslationAnswer> {
  try {
    if (code.length > LONGEST_CODE) {
      throw new Error('The code is too long: at most 200,000 characters.');
    }
    const translation = await translateToExtensions(code, await loadLater());
    return {type: 'translated', id, translation};
  } catch (error) {
    return {type: 'refused', id, message: messageOf(error)};
  }
}

let later: Promise<LaterReleases | undefined> | undefined;

/** The plugin writes it beside the worker. A translation without it is still one. */
function loadLater(): Promise<LaterReleases | undefined> {
  later ??= fetch(new URL('later.json', self.location.href)).then(
    (response) =>
      response.ok ? (response.json() as Promise<LaterReleases>) : undefined,
    () => undefined,
  );
  return later;
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError) {
    return 'The code is nested too deeply to be translated.';
  }
  return error instanceof Error ? error.message : String(error);
}
