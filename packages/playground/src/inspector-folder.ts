import {createContext, useContext} from 'react';

const Context = createContext<string | null>(null);

/** URL of the folder with the worker that inspects stored states; null if the page has none. */
export const InspectorFolderProvider = Context.Provider;

/** Returns the URL of the folder with the worker. */
export function useInspectorFolder(): string | null {
  return useContext(Context);
}
