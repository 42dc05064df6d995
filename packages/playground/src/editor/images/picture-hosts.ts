import {useSyncExternalStore} from 'react';

const ITEM = 'lexical-playground:picture-hosts';
const listeners = new Set<() => void>();
let allowed: ReadonlySet<string> | null = null;

/**
 * Returns the host that a picture would be loaded from, or null if the picture is embedded.
 * A stranger's document could otherwise tell its author who reads it, and when.
 */
export function hostOfPicture(src: string): string | null {
  if (!URL.canParse(src, window.location.href)) return null;
  const {protocol, host} = new URL(src, window.location.href);
  const isRemote = protocol.startsWith('http') && host !== window.location.host;
  return isRemote ? host : null;
}

/** Allows pictures of a host from now on, in every document in this browser. */
export function allowPicturesOf(src: string): void {
  const host = hostOfPicture(src);
  if (host === null) return;
  allowed = new Set([...readAllowed(), host]);
  try {
    window.localStorage.setItem(ITEM, JSON.stringify([...allowed]));
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Returns whether a picture may load, and updates when the reader allows it. */
export function useMayLoad(src: string): boolean {
  const host = hostOfPicture(src);
  return useSyncExternalStore(
    subscribe,
    () => host === null || readAllowed().has(host),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function readAllowed(): ReadonlySet<string> {
  allowed ??= new Set(readKept());
  return allowed;
}

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(ITEM) ?? '[]');
    return Array.isArray(kept) ? kept.filter((host) => typeof host === 'string') : [];
  } catch {
    return [];
  }
}
