import {FourPartError} from '@lexical-documentation/common';

import {isRecord} from './is-record';
import {parseEditorStateJson} from './parse-editor-state';
import {parseJson} from './parse-json';
import type {PlaygroundContent, PluginSwitches} from './playground-content';

/**
 * Reads a document with its plugin switches, as links and the browser's storage hold them.
 *
 * @param source - what the text was taken from, for messages
 * @throws FourPartError naming the place of the first thing that is wrong
 */
export function parseContent(text: string, source: string): PlaygroundContent {
  const value = parseJson(text, source);
  if (!isRecord(value) || !('state' in value)) {
    throw new FourPartError({
      what: 'There is no document.',
      where: source,
      expected: 'an object with a “state”, the JSON of an editor state',
      fix: 'Create the link again, or import the JSON itself.',
    });
  }
  const plugins = readSwitches(value['plugins']);
  return {
    state: parseEditorStateJson(value['state'], source),
    ...(plugins && {plugins}),
    ...(typeof value['code'] === 'string' && {code: value['code']}),
    ...(value['isCodeOff'] === true && {isCodeOff: true}),
  };
}

/** Switches of plugins that do not exist any more do no harm, so only their form is checked. */
function readSwitches(value: unknown): PluginSwitches | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, boolean] => typeof entry[1] === 'boolean',
  );
  return Object.fromEntries(entries);
}
