import {readFileSync} from 'node:fs';
import path from 'node:path';

import {inspectState} from '../src';
import {type Facts, readFacts} from '../src/facts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The facts of the installed packages; made once for each state of the lock file. */
export const facts: Facts = await readFacts(ROOT);

/** Inspects a value as JSON. */
export function inspect(value: unknown) {
  return inspectText(JSON.stringify(value));
}

export function inspectText(text: string) {
  return inspectState(text, facts).inspection;
}

/** A state with these nodes in its root. */
export function stateOf(...children: unknown[]) {
  return {root: {...BLOCK, type: 'root', children}};
}

export function paragraph(...children: unknown[]) {
  return {...BLOCK, type: 'paragraph', textFormat: 0, textStyle: '', children};
}

export function text(content: string, more: object = {}) {
  return {
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text: content,
    type: 'text',
    version: 1,
    ...more,
  };
}

export function fixture(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
}

const BLOCK = {direction: null, format: '', indent: 0, version: 1};
