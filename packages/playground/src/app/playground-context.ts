import type {FourPartError} from '@lexical-documentation/common';
import {createContext, useContext} from 'react';

import type {EditorDialog} from '../editor/commands';
import type {PluginIds} from '../editor/plugins/plugins';

/** What components inside the editor need from the playground around them. */
export interface PlaygroundContext {
  readonly running: PluginIds;
  openDialog(dialog: EditorDialog): void;
  showProblem(error: FourPartError): void;
  /** Tells the reader which parts of an imported text were left out; does nothing for an empty list. */
  showLosses(losses: readonly string[]): void;
}

const Context = createContext<PlaygroundContext | null>(null);

export const PlaygroundProvider = Context.Provider;

/** Returns the playground that the component is in. */
export function usePlayground(): PlaygroundContext {
  const context = useContext(Context);
  if (!context) throw new Error('usePlayground is used outside of the playground.');
  return context;
}
