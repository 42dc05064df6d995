import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Finding, Report} from '../../src/core/report';

/** A mistake that somebody asked about in public, in words of ours. */
export interface StrangerMistake {
  readonly subject: string;
  readonly name: string;
  readonly file: string;
  readonly code: string;
  /** What a finding has to be about, in its rule and reason. */
  readonly what: RegExp;
  /** What its fix has to name. */
  readonly fix: RegExp;
  /** The thread. */
  readonly url: string;
}

/** How a check of one mistake ended. */
export interface Outcome {
  readonly mistake: StrangerMistake;
  readonly isFound: boolean;
  readonly isFixed: boolean;
  /** Whether a hint says it, and no finding. */
  readonly isHint: boolean;
  readonly findings: readonly Finding[];
}

/** The half that rules are tuned to, and the half that is run and not tuned to. */
export type Half = 'tuned' | 'once';

/** Reads one half: a line `=== name | extension | what | fix | thread` begins each mistake. */
export function readStrangerMistakes(half: Half): StrangerMistake[] {
  const folder = path.join(import.meta.dirname, half);
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split(/^=== /m)
        .slice(1)
        .map((text) => mistakeOf(text, path.basename(file, '.txt'))),
    );
}

function mistakeOf(text: string, subject: string): StrangerMistake {
  const end = text.indexOf('\n');
  // Bars without spaces around them are part of the patterns.
  const [name = '', extension = '', what = '', fix = '', url = ''] = text
    .slice(0, end)
    .split(' | ');
  return {
    subject,
    name,
    file: `code.${extension}`,
    code: text.slice(end + 1),
    what: new RegExp(what, 'i'),
    fix: new RegExp(fix, 'i'),
    url,
  };
}

/** Rules that speak of newer forms, and not of mistakes. */
const OF_FORM = /^(?:extension-form|later-release)$/;

/** Compares a report with what it should say. */
export function outcomeOf(
  mistake: StrangerMistake,
  {findings, hints}: Report,
): Outcome {
  const all = [...findings, ...hints.filter(({rule}) => !OF_FORM.test(rule))];
  const right = all.filter(({rule, reason}) => mistake.what.test(`${rule} ${reason}`));
  return {
    mistake,
    isFound: right.length > 0,
    isFixed: right.some(({fix}) => mistake.fix.test(fix)),
    isHint: right.length > 0 && !right.some((each) => findings.includes(each)),
    findings: all,
  };
}
