import {TEXT_FIELD} from './text-field-selector';

/**
 * Returns a script for the head of each page: it opens a field for the query before the page's own
 * code has loaded, which can take seconds. The search bar takes over the typed text; if it never
 * loads, Enter opens the search page.
 *
 * @param searchPage - path of the search page, with base URL
 */
export function earlySearchScript(searchPage: string): string {
  const open = `() => (${String(openField)})(${JSON.stringify(searchPage)})`;
  return `(${String(listenEarly)})(${open},${JSON.stringify(TEXT_FIELD)})`;
}

// Both functions are serialized as text, so they can't use anything from outside.

function listenEarly(open: () => HTMLInputElement, textField: string): void {
  const listening = new AbortController();
  let field: HTMLInputElement | undefined;
  const handle = (event: KeyboardEvent | MouseEvent) => {
    const target = event.composedPath()[0];
    if (!(target instanceof Element)) return;
    const isOnButton = target.closest('.DocSearch-Button') !== null;
    const key = 'key' in event ? event.key : '';
    const isModified = event.ctrlKey || event.metaKey;
    const isToggle = isModified && key.toLowerCase() === 'k';
    const isSlash = key === '/' && !isModified && !target.matches(textField);
    const isLetter = isOnButton && !isModified && /^[\p{L}\p{N}]$/u.test(key);
    const isClick = isOnButton && event.type === 'click';
    if (field?.isConnected) {
      // Immediately: the next key can open it again, and a search field would handle Escape itself.
      if (isToggle || key === 'Escape') field.closest('dialog')?.close();
      else return;
      field.closest('dialog')?.remove();
    } else if (isToggle || isSlash || isLetter || isClick) {
      field = open();
    }
    // A letter is typed into the field, which now has the focus.
    if (isToggle || isSlash || isClick) event.preventDefault();
  };
  for (const type of ['keydown', 'click'] as const) {
    addEventListener(type, handle, {signal: listening.signal});
  }
  window.endEarlySearch = () => {
    listening.abort();
    delete window.endEarlySearch;
    return field;
  };
}

function openField(searchPage: string): HTMLInputElement {
  const dialog = document.createElement('dialog');
  const form = document.createElement('form');
  const field = document.createElement('input');
  dialog.className = 'search-opening';
  form.action = searchPage;
  field.className = 'search-opening-field';
  dialog.ariaLabel = field.ariaLabel = 'Search';
  Object.assign(field, {name: 'q', type: 'search', placeholder: 'Search docs'});
  Object.assign(field, {maxLength: 64, autocomplete: 'off', spellcheck: false});
  field.value = String(getSelection()).trim().slice(0, 64);
  field.addEventListener(
    'compositionstart',
    () => (field.dataset['composing'] = 'true'),
  );
  field.addEventListener('compositionend', () => delete field.dataset['composing']);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.append(form);
  form.append(field);
  dialog.showModal();
  field.select();
  return field;
}
