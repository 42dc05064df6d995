// @ts-check

/** The texts of the part of a page that follows its first screens, which may not be there yet. */
export class LaterTexts {
  /** @type {readonly string[] | undefined} */
  #texts;
  /** @type {(() => Promise<readonly string[]>) | undefined} */
  #download;

  /**
   * @param {readonly string[] | undefined} texts - where they are there
   * @param {() => Promise<readonly string[]>} [download] - where they may lack
   */
  constructor(texts, download) {
    this.#texts = texts;
    this.#download = download;
  }

  get areThere() {
    return this.#texts !== undefined;
  }

  /** @throws {Error} when they cannot be had */
  async load() {
    this.#texts ??= await this.#download?.();
  }

  /**
   * @param {string} place - of the element that shows the text
   * @returns {string}
   * @throws {Error} before the texts are there, and for a place of another page
   */
  at(place) {
    const text = this.#texts?.[Number(place.slice(place.indexOf('-') + 1))];
    if (text === undefined) throw new Error(`There is no text yet for ${place}.`);
    return text;
  }
}

/**
 * @param {string | LaterTexts} texts - a text, or those that it is one of
 * @param {string} [place] - of the element that shows it, which each later text has
 * @returns {string}
 * @throws {Error} before a later text is there
 */
export function textAt(texts, place = '') {
  return typeof texts === 'string' ? texts : texts.at(place);
}
