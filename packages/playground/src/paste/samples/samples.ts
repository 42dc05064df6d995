import {appleMail, safari} from './apple';
import {docs, gmail, sheets} from './google';
import {excel, outlook, word} from './microsoft';
import type {PasteSample} from './sample';
import {chromium, markdown, notion, vsCode} from './web';

/** All samples, in the order of the menu. */
export const SAMPLES: readonly [PasteSample, ...PasteSample[]] = [
  word,
  excel,
  outlook,
  docs,
  sheets,
  gmail,
  appleMail,
  notion,
  chromium,
  safari,
  vsCode,
  markdown,
];
