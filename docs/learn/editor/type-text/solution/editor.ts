import {RichTextExtension} from '@lexical/rich-text';
import {defineExtension} from 'lexical';

/** The editor that you build in this course. */
export const editorExtension = defineExtension({
  name: 'document-editor',
  dependencies: [RichTextExtension],
});
