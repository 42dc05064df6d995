import {createContext, useContext} from 'react';

const Context = createContext<string | null>(null);

/** Where the page is that writes an editor's source from names of switches; null without one. */
export const BuilderAddressProvider = Context.Provider;

/** Returns the address at which the builder begins with these switches. */
export function useBuilderAddress(switches: Iterable<string>): string | null {
  const address = useContext(Context);
  return address && `${address}?features=${[...switches].join(',')}`;
}
