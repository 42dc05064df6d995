import {applyUpdate, type Doc, encodeStateAsUpdate} from 'yjs';

/** Connects two documents; the returned function ends that. */
export function connect(first: Doc, second: Doc): () => void {
  applyUpdate(second, encodeStateAsUpdate(first));
  applyUpdate(first, encodeStateAsUpdate(second));
  const toSecond = (update: Uint8Array) => applyUpdate(second, update);
  const toFirst = (update: Uint8Array) => applyUpdate(first, update);
  first.on('update', toSecond);
  second.on('update', toFirst);
  return () => {
    first.off('update', toSecond);
    second.off('update', toFirst);
  };
}
