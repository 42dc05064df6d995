import {
  createYjsBinding,
  type Provider,
  syncLexicalUpdateToYjs,
  syncYjsChangesToLexical,
} from '@lexical/yjs';
import {RichTextExtension} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
  type LexicalEditor,
} from 'lexical';
import {Doc} from 'yjs';

import {CalloutExtension} from './callout';
import {connect} from './network';

/** An editor whose content comes from a shared document. */
export const peerExtension = defineExtension({
  name: 'peer',
  dependencies: [RichTextExtension, CalloutExtension],
  $initialEditorState: null,
});

/** Two people and the connection between them. */
export function createPeers() {
  const [ada, grace] = [new Doc(), new Doc()];
  let disconnect: (() => void) | undefined;
  const isOnline = (): boolean => disconnect !== undefined;
  const toggle = (): void => {
    disconnect?.();
    disconnect = disconnect ? undefined : connect(ada, grace);
  };
  return {ada, grace, isOnline, toggle};
}

/** Nobody shows where the others are. */
const NO_PROVIDER = {
  awareness: {getLocalState: () => null, getStates: () => new Map()},
} as unknown as Provider;

/** Keeps an editor and its shared document the same. */
export function bind(editor: LexicalEditor, doc: Doc): () => void {
  const docMap = new Map([['main', doc]]);
  const binding = createYjsBinding({editor, id: 'main', doc, docMap});
  const type = binding.root.getSharedType();
  const takeIn: Parameters<typeof type.observeDeep>[0] = (events, {origin}) => {
    if (origin === binding) return;
    syncYjsChangesToLexical(binding, NO_PROVIDER, events, false, () => undefined);
  };
  type.observeDeep(takeIn);
  const stop = editor.registerUpdateListener((update) => {
    syncLexicalUpdateToYjs(
      binding,
      NO_PROVIDER,
      update.prevEditorState,
      update.editorState,
      update.dirtyElements,
      update.dirtyLeaves,
      update.normalizedNodes,
      update.tags,
    );
  });
  return () => {
    type.unobserveDeep(takeIn);
    stop();
  };
}

/** Only one of the editors may do this. */
export function writeFirstContent(editor: LexicalEditor): void {
  editor.update(
    () => {
      const paragraph = $createParagraphNode().append($createTextNode('Hello'));
      $getRoot().clear().append(paragraph);
    },
    {discrete: true},
  );
}
