import {translateToExtensions} from '../translate-to-extensions';
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
    return {type: 'translated', id, translation: await translateToExtensions(code)};
  } catch (error) {
    return {type: 'refused', id, message: messageOf(error)};
  }
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError) {
    return 'The code is nested too deeply to be translated.';
  }
  return error instanceof Error ? error.message : String(error);
}
