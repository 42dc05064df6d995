import {useFrameMessages} from '@lexical-documentation/code-sandbox';
import type {TreeEntry} from '@lexical-documentation/live-examples/tree-model';
import {type RefObject, useCallback, useState} from 'react';

import {readFromCourse} from '../frame/protocol';

export interface Tree {
  readonly root: TreeEntry;
  readonly changedKeys: ReadonlySet<string>;
}

/** The document of the running editor, as the frame tells it after each update. */
export function useTree(
  frameRef: RefObject<HTMLIFrameElement | null>,
): Tree | undefined {
  const [tree, setTree] = useState<Tree>();
  const receive = useCallback((data: unknown) => {
    const message = readFromCourse(data);
    if (message?.type !== 'tree') return;
    setTree((last) => ({
      root: message.tree,
      changedKeys: changesBetween(last?.root, message.tree),
    }));
  }, []);
  useFrameMessages(frameRef, receive);
  return tree;
}

function changesBetween(
  before: TreeEntry | undefined,
  after: TreeEntry,
): ReadonlySet<string> {
  if (!before) return new Set();
  const [old, now] = [digestsOf(before), digestsOf(after)];
  return new Set([...now.keys()].filter((key) => old.get(key) !== now.get(key)));
}

/** What is shown of each node, apart from the selection and its children. */
function digestsOf(entry: TreeEntry, digests = new Map<string, string>()) {
  const {key, type, detail, formats, text, children} = entry;
  digests.set(key, JSON.stringify([type, detail, formats, text?.content]));
  for (const child of children) digestsOf(child, digests);
  return digests;
}
