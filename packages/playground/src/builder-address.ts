import {createContext, useContext} from 'react';

const Context = createContext<string | null>(null);

/** URL of the page that generates an editor's source for the active switches; null if there is none. */
export const BuilderAddressProvider = Context.Provider;

/** Returns the URL that opens the builder with these switches. */
export function useBuilderAddress(switches: Iterable<string>): string | null {
  const address = useContext(Context);
  return address && `${address}?features=${[...switches].join(',')}`;
}
