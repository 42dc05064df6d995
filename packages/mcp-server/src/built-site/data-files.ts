/** Folder of the built site for files that programs read. */
export const DATA_FOLDER = 'assistants';

/** Exported names with signatures, descriptions and contexts. */
export const SYMBOLS_FILE = 'symbols.json';

/** Numbers of production errors with their sentences. */
export const ERRORS_FILE = 'errors.json';
