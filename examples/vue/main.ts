import './styles.css';

import {createApp, h} from 'vue';

import {LexicalEditor} from './LexicalEditor';
import {noteExtension} from './note-extension';
import {NoteToolbar} from './NoteToolbar';
import {WordCount} from './WordCount';

/**
 * Mounts a Vue application with an editor in `root`.
 *
 * @returns a function that unmounts it
 */
export function mount(root: HTMLElement): () => void {
  const app = createApp({
    render: () =>
      h(
        LexicalEditor,
        {class: 'vue', extension: noteExtension, label: 'Note'},
        {before: () => h(NoteToolbar), after: () => h(WordCount)},
      ),
  });
  const container = document.createElement('div');
  container.className = 'vue-app';
  root.append(container);
  app.mount(container);

  return () => {
    app.unmount();
    container.remove();
  };
}
