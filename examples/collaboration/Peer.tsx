import {CollaborationPlugin} from '@lexical/react/LexicalCollaborationPlugin';
import {LexicalCollaboration} from '@lexical/react/LexicalCollaborationContext';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {RichTextExtension} from '@lexical/rich-text';
import {defineExtension} from 'lexical';
import {type ReactNode, useCallback, useMemo, useRef} from 'react';
import {Doc} from 'yjs';

import {ConnectionSwitch} from './ConnectionSwitch';
import {$createSharedNote} from './initial-content';
import type {MemoryNetwork} from './memory-network';
import {MemoryProvider} from './memory-provider';

interface PeerProps {
  network: MemoryNetwork;
  name: string;
  color: string;
  /** Exactly one peer fills the empty document. */
  isFirst?: boolean;
}

/** One person's editor. In your product, this is the whole page, and the other person is elsewhere. */
export function Peer({network, name, color, isFirst = false}: PeerProps): ReactNode {
  const cursorsRef = useRef<HTMLDivElement>(null);
  const extension = useMemo(() => peerExtension(name), [name]);
  const createProvider = useCallback(
    (id: string, documents: Map<string, Doc>) => {
      const document = new Doc();
      documents.set(id, document);
      return new MemoryProvider(network, document);
    },
    [network],
  );
  return (
    <LexicalCollaboration>
      <LexicalExtensionComposer extension={extension} contentEditable={null}>
        <section className="collaboration-peer" aria-label={`${name}'s editor`}>
          <header className="collaboration-header">
            <span className="collaboration-dot" style={{background: color}} />
            <span className="collaboration-name">{name}</span>
            <ConnectionSwitch />
          </header>
          <div className="collaboration-box" ref={cursorsRef}>
            <ContentEditable
              className="collaboration-note"
              tabIndex={0}
              aria-label={`Shared note, as ${name}`}
            />
          </div>
        </section>
        <CollaborationPlugin
          id="shared-note"
          providerFactory={createProvider}
          shouldBootstrap={isFirst}
          initialEditorState={$createSharedNote}
          username={name}
          cursorColor={color}
          cursorsContainerRef={cursorsRef}
          selectionHighlight
        />
      </LexicalExtensionComposer>
    </LexicalCollaboration>
  );
}

function peerExtension(name: string) {
  return defineExtension({
    name: 'collaboration',
    namespace: `collaboration-${name}`,
    // No HistoryExtension: undo should revert only your own changes, and Yjs knows which ones those are.
    dependencies: [RichTextExtension],
    // The content comes from Yjs. Initial content here would be added once for each peer.
    $initialEditorState: null,
    theme: {
      text: {italic: 'collaboration-italic', underline: 'collaboration-underline'},
    },
  });
}
