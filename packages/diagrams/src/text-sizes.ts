/** Width of a page's text column on a phone of 390 CSS pixels, in CSS pixels. */
export const PHONE_WIDTH = 358;

/** The smallest text that a reader is shown, in CSS pixels. */
export const SMALLEST_TEXT = 11;

/** What a text may be, with its size in units of the drawing. */
export const TEXT_SIZES: Readonly<Record<string, number>> = {
  label: 14,
  note: 12,
  code: 12,
};

/** The widest drawing whose smallest text can be read on a phone. */
export const WIDEST = Math.floor(
  (Math.min(...Object.values(TEXT_SIZES)) * PHONE_WIDTH) / SMALLEST_TEXT,
);
