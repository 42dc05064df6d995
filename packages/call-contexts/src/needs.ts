/**
 * What a call needs in order not to throw, or to have an effect.
 *
 * - `state`: an active editor state, as inside of any read or update
 * - `editor`: an active editor, which `editorState.read` has only when it is given one
 * - `write`: an update
 * - `composer`: a React component above that provides the editor
 * - `root`: an editor with an attached root element
 * - `browser`: the browser's globals, or elements that it made
 */
export type Need = 'state' | 'editor' | 'write' | 'composer' | 'root' | 'browser';

/** `always`: whatever the arguments are; `sometimes`: on some paths. */
export type Certainty = 'always' | 'sometimes';

export type Needs = ReadonlyMap<Need, Certainty>;

/** Adds what a part of a function needs; returns whether anything has changed. */
export function addNeed(
  needs: Map<Need, Certainty>,
  need: Need,
  certainty: Certainty,
): boolean {
  const known = needs.get(need);
  if (known === 'always' || known === certainty) {
    return false;
  }
  needs.set(need, certainty);
  return true;
}
