import './styles.css';

import {defineNoteEditor} from './note-editor';

/**
 * Adds a form with the custom element to `root`.
 *
 * @returns a function that removes it
 */
export function mount(root: HTMLElement): () => void {
  defineNoteEditor();
  const form = document.createElement('form');
  form.className = 'custom-element';
  form.innerHTML = `
    <note-editor name="note" label="Note" required></note-editor>
    <div class="custom-element-buttons">
      <button class="custom-element-button" type="submit">Send</button>
      <button class="custom-element-button" type="reset">Reset</button>
    </div>
    <output class="custom-element-sent" aria-label="Sent">Nothing sent yet</output>`;
  const sent = form.querySelector('output');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const value = new FormData(form).get('note');
    if (sent) sent.value = `Sent: ${typeof value === 'string' ? value : ''}`;
  });
  root.append(form);
  return () => form.remove();
}
