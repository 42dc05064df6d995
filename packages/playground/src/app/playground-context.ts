import type {FourPartError} from '@lexical-documentation/common';
import {createContext, useContext} from 'react';

import type {EditorDialog} from '../editor/commands';
import type {PluginIds} from '../editor/plugins/plugins';

/** What parts of the editor need to know of the playground around them. */
export interface PlaygroundContext {
  readonly running: PluginIds;
  openDialog(dialog: EditorDialog): void;
  showProblem(error: FourPartError): void;
  /** Says what of an imported text is not in the document; nothing where the list is empty. */
  showLosses(losses: readonly string[]): void;
}

const Context = createContext<PlaygroundContext | null>(null);

export const PlaygroundProvider = Context.Provider;

/** Returns the playground around the component. */
export function usePlayground(): PlaygroundContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePlayground is used outside of the playground.');
  return context;
}
