/**
 * Moves what was typed to the modal's own field, with the caret and the focus.
 *
 * DocSearch only applies an initial query after several renders, and would drop what is typed
 * meanwhile; text from an input event counts immediately.
 *
 * @param field - where it was typed; may have been removed from the document
 */
export function takeOver({
  value,
  selectionStart,
  selectionEnd,
}: HTMLInputElement): void {
  const input = typeQuery(value.trim() && value);
  input?.setSelectionRange(selectionStart, selectionEnd);
}

/** Sets the query in the modal's field as if it were typed; an empty one only moves the focus. */
export function typeQuery(query: string): HTMLInputElement | null {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.focus();
  if (input && query) {
    setValue(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }
  return input;
}

/** React ignores a value that is set on its own element. */
function setValue(input: HTMLInputElement, value: string): void {
  const {set} =
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
}
