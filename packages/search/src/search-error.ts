/** An error that its reader can do something about; its text alone says what. */
export class SearchError extends Error {
  override name = 'SearchError';
}
