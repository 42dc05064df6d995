import {createContext, useContext} from 'react';

const Context = createContext<string | null>(null);

/** Where the worker is that inspects stored states; null where the page has none. */
export const InspectorFolderProvider = Context.Provider;

/** Returns the address of the folder with the worker. */
export function useInspectorFolder(): string | null {
  return useContext(Context);
}
