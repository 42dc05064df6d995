/** The largest table that can be inserted. */
export const MOST_ROWS = 50;
export const MOST_COLUMNS = 20;
