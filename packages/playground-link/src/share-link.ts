import {FourPartError} from '@lexical-documentation/common';

import {parseContent} from './parse-content';
import type {PlaygroundContent} from './playground-content';
import {fromBase64Url, toBase64Url} from './base64-url';
import {gunzip, gzip} from './gzip';

/** Characters of the fragment. Messengers and email clients cut longer addresses. */
export const MAX_FRAGMENT_LENGTH = 32_000;

const MAX_CONTENT_BYTES = 8_000_000;
const PREFIX = '#document=';
const FORMAT = '1';

/**
 * Makes an address that opens the playground with this content. All of it stands, compressed, in
 * the fragment, which browsers do not send to any server.
 *
 * @param playgroundUrl - address of the playground, absolute or not; its own fragment is replaced
 * @throws FourPartError when the content is too large for an address
 */
export async function createShareLink(
  content: PlaygroundContent,
  playgroundUrl: string,
): Promise<string> {
  const fragment = PREFIX + FORMAT + toBase64Url(await gzip(JSON.stringify(content)));
  if (fragment.length > MAX_FRAGMENT_LENGTH) throw tooLong(fragment.length);
  return playgroundUrl.replace(/#.*$/s, '') + fragment;
}

/** Tells whether an address's fragment claims to hold a document. */
export function isShareFragment(fragment: string): boolean {
  return fragment.startsWith(PREFIX);
}

/**
 * Reads the content out of an address's fragment.
 *
 * @param fragment - with its number sign, as `location.hash` gives it
 * @throws FourPartError when it is damaged, incomplete, too long or of another version
 */
export async function readShareLink(fragment: string): Promise<PlaygroundContent> {
  if (fragment.length > MAX_FRAGMENT_LENGTH) throw tooLong(fragment.length);
  const format = fragment.charAt(PREFIX.length);
  if (format !== FORMAT) throw unknownFormat(format);
  return parseContent(await unpack(fragment.slice(PREFIX.length + 1)), 'the link');
}

async function unpack(packed: string): Promise<string> {
  try {
    return await gunzip(fromBase64Url(packed), MAX_CONTENT_BYTES);
  } catch (cause) {
    throw cause instanceof RangeError ? unfoldsTooLarge(cause) : damaged(packed, cause);
  }
}

function tooLong(length: number): FourPartError {
  const over = length - MAX_FRAGMENT_LENGTH;
  return new FourPartError({
    what: 'The document is too large for a link.',
    where: `the part of the address after “#”, ${formatCount(length)} characters long`,
    expected: `at most ${formatCount(MAX_FRAGMENT_LENGTH)} characters, ${formatCount(over)} fewer`,
    fix: 'Remove uploaded images, or send the JSON instead, which the other person can import.',
  });
}

function damaged(packed: string, cause: unknown): FourPartError {
  return new FourPartError(
    {
      what: 'The link is damaged, so its document can’t be opened.',
      where: `the part of the address after “#”, ${formatCount(packed.length)} characters long`,
      expected: 'the whole link, unchanged',
      fix: 'Copy the link again from its source. Some programs cut off the end.',
    },
    {cause},
  );
}

function unfoldsTooLarge(cause: unknown): FourPartError {
  return new FourPartError(
    {
      what: 'The document in the link is too large.',
      where: 'the unpacked document',
      expected: `at most ${formatCount(MAX_CONTENT_BYTES)} bytes`,
      fix: 'Ask for the document as a file, and import it as JSON.',
    },
    {cause},
  );
}

function unknownFormat(found: string): FourPartError {
  return new FourPartError({
    what: 'The link has a format that this version of the playground does not support.',
    where: `the first character after “${PREFIX}”: ${found ? `“${found}”` : 'nothing'}`,
    expected: `“${FORMAT}”`,
    fix: 'Create the link again with this version of the playground.',
  });
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}
