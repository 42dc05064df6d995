// @ts-check
import {fetchJson} from '@lexical-documentation/common/fetch-json';

import {LaterTexts} from './later-texts.mjs';

/**
 * Returns the texts of a page, in their order: from the document when it shows the page, which
 * needs no download, and else from the file that the build wrote.
 *
 * @param {string} key - what the places of the page's elements begin with
 * @param {number} count
 * @param {string} url
 * @returns {Promise<string[]>}
 * @throws {Error} when the file cannot be had
 */
export async function readPageTexts(key, count, url) {
  return shownTexts(key, count) ?? fetchJson(url);
}

/**
 * Returns the texts of a page's later part: those that the document shows, or else what loads them
 * from the file that the build wrote.
 *
 * @param {string} key - what the places of the part's elements begin with
 * @param {number} count
 * @param {string} url
 */
export function readLaterTexts(key, count, url) {
  return new LaterTexts(shownTexts(key, count), () => fetchJson(url));
}

/**
 * @param {string} key
 * @param {number} count
 * @returns {string[] | undefined} nothing when the document lacks one of them
 */
function shownTexts(key, count) {
  /** @type {NodeListOf<HTMLElement>} */
  const elements = document.querySelectorAll(`[data-place^="${key}-"]`);
  const places = new Map(
    [...elements].map((element) => [element.dataset['place'], element]),
  );
  const shown = Array.from({length: count}, (_, index) =>
    places.get(`${key}-${index}`),
  );
  return shown.every((element) => element !== undefined)
    ? shown.map(({innerHTML}) => innerHTML)
    : undefined;
}
