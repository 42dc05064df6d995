import {buildEditorFromExtensions} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {PlainTextExtension} from '@lexical/plain-text';
import {$getRoot, defineExtension, HISTORY_MERGE_TAG} from 'lexical';

const noteExtension = defineExtension({
  name: 'custom-element',
  namespace: 'custom-element',
  dependencies: [PlainTextExtension, HistoryExtension],
});

/** Registers `<note-editor>` with the page, once. */
export function defineNoteEditor(): void {
  if (!customElements.get('note-editor')) {
    customElements.define('note-editor', NoteEditorElement);
  }
}

/** A text editor that takes part in forms. Dispatches `input` when its text changes. */
export class NoteEditorElement extends HTMLElement {
  static readonly formAssociated = true;
  readonly #editor = buildEditorFromExtensions(noteExtension);
  readonly #internals: ElementInternals | undefined;
  readonly #textbox = createTextbox();
  #isFilled = false;

  constructor() {
    super();
    // Missing outside browsers, for example in a simulated DOM.
    this.#internals = 'attachInternals' in this ? this.attachInternals() : undefined;
    this.#editor.registerTextContentListener(() => {
      this.#report();
      this.dispatchEvent(new Event('input', {bubbles: true}));
    });
  }

  connectedCallback(): void {
    this.#textbox.ariaLabel = this.getAttribute('label');
    this.append(this.#textbox);
    if (!this.#isFilled) this.formResetCallback();
    this.#isFilled = true;
    this.#editor.setRootElement(this.#textbox);
    this.#report();
  }

  /** An element that is moved is connected again, so keep the editor. */
  disconnectedCallback(): void {
    this.#editor.setRootElement(null);
  }

  formResetCallback(): void {
    this.value = this.getAttribute('value') ?? '';
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#editor.setEditable(!isDisabled);
    this.#textbox.contentEditable = String(!isDisabled);
  }

  get value(): string {
    return this.#editor.read(() => $getRoot().getTextContent());
  }

  set value(text: string) {
    this.#editor.update(() => $getRoot().clear().selectEnd().insertRawText(text), {
      discrete: true,
      // A value that a script sets isn't an undo step of the user.
      tag: HISTORY_MERGE_TAG,
    });
  }

  #report(): void {
    const {value} = this;
    const isMissing = this.hasAttribute('required') && value.trim() === '';
    this.#internals?.setFormValue(value);
    this.#internals?.setValidity(
      {valueMissing: isMissing},
      isMissing ? 'Write a note.' : '',
      this.isConnected ? this.#textbox : undefined,
    );
  }
}

function createTextbox(): HTMLElement {
  const textbox = document.createElement('div');
  textbox.className = 'custom-element-note';
  textbox.contentEditable = 'true';
  textbox.tabIndex = 0;
  textbox.role = 'textbox';
  textbox.ariaMultiLine = 'true';
  return textbox;
}
