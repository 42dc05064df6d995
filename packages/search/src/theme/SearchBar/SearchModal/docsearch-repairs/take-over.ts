/**
 * Moves what was typed into the modal's own field, with the caret where it was, and the focus.
 *
 * DocSearch takes a first query only some renderings later, and would drop what is typed meanwhile;
 * text that arrives as input counts at once.
 *
 * @param field - where it was typed; may have left the document
 */
export function takeOver({
  value,
  selectionStart,
  selectionEnd,
}: HTMLInputElement): void {
  const input = typeQuery(value.trim() && value);
  input?.setSelectionRange(selectionStart, selectionEnd);
}

/** Puts a query into the modal's field as if it were typed; an empty one only brings the focus. */
export function typeQuery(query: string): HTMLInputElement | null {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  input?.focus();
  if (input && query) {
    setValue(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }
  return input;
}

/** React takes no notice of a value that is set on its own element. */
function setValue(input: HTMLInputElement, value: string): void {
  const {set} =
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
}
