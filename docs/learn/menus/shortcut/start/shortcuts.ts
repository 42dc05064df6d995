import {defineExtension} from 'lexical';

/** The keys of your editor. */
export const ShortcutsExtension = defineExtension({
  name: 'shortcuts',
});
