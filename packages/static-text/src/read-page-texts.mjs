// @ts-check

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
    : download(url);
}

/** @param {string} url */
async function download(url) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The page's text could not be loaded: ${url} (${response.status})`);
  }
  return response.json();
}
