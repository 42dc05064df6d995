import {EndlessLoopError} from './loop-guard';
import type {Place, Problem} from './protocol';

/** An error whose place is known before any code runs. */
export class PlacedError extends Error {
  constructor(
    message: string,
    readonly place: Place,
  ) {
    super(message);
  }
}

/** How browsers write a place in a stack: "App.tsx:3:7", sometimes behind an address. */
const FRAME = /([\w./-]+\.[jt]sx?):(\d+):\d+/g;

/** Returns what went wrong and where, if the stack leads into one of the reader's files. */
export function problemOf(error: unknown, files: readonly string[]): Problem {
  if (!(error instanceof Error)) return {message: String(error), place: null};
  if (error instanceof PlacedError) return {message: error.message, place: error.place};
  const place = placeOf(error.stack ?? '', files);
  return error instanceof EndlessLoopError
    ? {message: error.message, place, isEndless: true}
    : {message: error.message, place};
}

function placeOf(stack: string, files: readonly string[]): Place | null {
  for (const [, path = '', line] of stack.matchAll(FRAME)) {
    const file = files.find((name) => path === name || path.endsWith(`/${name}`));
    if (file !== undefined) return {file, line: Number(line)};
  }
  return null;
}
