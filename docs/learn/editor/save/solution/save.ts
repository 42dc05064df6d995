import {defineExtension} from 'lexical';

/** Keeps the document in the browser after each change. */
export const SaveExtension = defineExtension({
  name: 'save',
  register: (editor) =>
    editor.registerUpdateListener(({editorState, dirtyElements, dirtyLeaves}) => {
      // The caret moved, and nothing else happened.
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      localStorage.setItem('document', JSON.stringify(editorState));
    }),
});
