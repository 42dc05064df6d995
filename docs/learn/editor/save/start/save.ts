import {defineExtension} from 'lexical';

/** Keeps the document in the browser after each change. */
export const SaveExtension = defineExtension({
  name: 'save',
});
