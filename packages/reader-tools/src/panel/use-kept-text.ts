import {textOfHash} from '@lexical-documentation/common/text-in-hash';
import {useCallback, useState} from 'react';

import {readText, storeText} from './stored-text';

/**
 * Returns the text that a link brings, or else the one that this browser keeps, and a stable function
 * that changes and keeps it.
 *
 * @param key - of the tool in the browser's storage
 * @param parameter - the name in the hash of a shared address
 */
export function useKeptText(
  key: string,
  parameter: string,
): readonly [text: string, change: (text: string) => void] {
  const [text, setText] = useState(
    () => textOfHash(parameter, location.hash) ?? readText(key) ?? '',
  );
  const change = useCallback(
    (next: string) => {
      storeText(key, next);
      setText(next);
    },
    [key],
  );
  return [text, change];
}
