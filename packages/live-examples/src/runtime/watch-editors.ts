import {getNearestEditorFromDOMNode, type LexicalEditor} from 'lexical';

/** An editor of an example, with the accessible name of its element. */
export interface FoundEditor {
  readonly editor: LexicalEditor;
  readonly label: string;
}

const EDITOR_ELEMENT = '[data-lexical-editor]';

/**
 * Finds the editors inside an element, now and whenever they change.
 *
 * @param onChange - called with the element's editors in document order
 * @param onError - called with errors in their updates, from now on
 * @returns a function that stops it
 */
export function watchEditors(
  surface: HTMLElement,
  onChange: (editors: readonly FoundEditor[]) => void,
  onError: (error: Error) => void,
): () => void {
  let known: readonly FoundEditor[] = [];
  const look = (): void => {
    const found = findEditors(surface);
    const isSame =
      found.length === known.length &&
      found.every(({editor}, index) => editor === known[index]?.editor);
    if (isSame) return;
    known = found;
    for (const {editor} of found) {
      // Lexical has no listener for errors, and an example's own handler would only log or throw.
      editor._onError = onError;
    }
    onChange(found);
  };
  const observer = new MutationObserver(look);
  observer.observe(surface, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-lexical-editor'],
  });
  look();
  return () => {
    observer.disconnect();
  };
}

function findEditors(surface: HTMLElement): FoundEditor[] {
  return [...surface.querySelectorAll(EDITOR_ELEMENT)].flatMap((element, index) => {
    // An editor inside an editor, such as a caption, belongs to the view of the outer one.
    if (element.parentElement?.closest(EDITOR_ELEMENT)) return [];
    const editor = getNearestEditorFromDOMNode(element);
    const label = element.getAttribute('aria-label') ?? `Editor ${index + 1}`;
    return editor ? [{editor, label}] : [];
  });
}
