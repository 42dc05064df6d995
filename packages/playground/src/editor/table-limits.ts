/** The largest table that is inserted at once. */
export const MOST_ROWS = 50;
export const MOST_COLUMNS = 20;
