/** Folder of the built site with files for programs. */
export const DATA_FOLDER = 'assistants';

/** Exported names with signatures, descriptions and contexts. */
export const SYMBOLS_FILE = 'symbols.json';

/** Production error numbers with their messages. */
export const ERRORS_FILE = 'errors.json';
