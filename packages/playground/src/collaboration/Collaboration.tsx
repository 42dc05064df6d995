import {CollaborationPlugin} from '@lexical/react/LexicalCollaborationPlugin';
import {LexicalCollaboration} from '@lexical/react/LexicalCollaborationContext';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {type ReactNode, type RefObject, useCallback, useEffect, useState} from 'react';
import {Doc} from 'yjs';

import {BroadcastProvider} from './broadcast-provider';
import {keepName, type Person, personOfTab} from './person';
import {PresenceBar} from './PresenceBar';

const ROOM = 'lexical-playground';

/** What collaboration needs to start. */
export interface CollaborationProps {
  /** JSON of this tab's document, which becomes the room's content if the room is empty. */
  ownContent: string;
  cursorsRef: RefObject<HTMLElement | null>;
  /** Called once the room's document has arrived. */
  onJoined: () => void;
}

/** Edits one document together with the other tabs of this browser that have joined. */
export function Collaboration(props: CollaborationProps): ReactNode {
  return (
    <LexicalCollaboration>
      <Room {...props} />
    </LexicalCollaboration>
  );
}

function Room({ownContent, cursorsRef, onJoined}: CollaborationProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  // Lexical would reconnect for a new name, so it gets the first name only; awareness gets all of
  // them.
  const [start] = useState<Person>(personOfTab);
  const [name, setName] = useState(start.name);
  const [provider, setProvider] = useState<BroadcastProvider | null>(null);
  const createProvider = useCallback((id: string, docs: Map<string, Doc>) => {
    const doc = docs.get(id) ?? new Doc();
    docs.set(id, doc);
    const created = new BroadcastProvider(doc, ROOM);
    setProvider(created);
    return created;
  }, []);
  useEffect(() => {
    if (!provider) return;
    // The content arrives in the editor one update after the event.
    const onSync = (isSynced: boolean): void => {
      if (!isSynced) return;
      const stop = editor.registerUpdateListener(() => {
        stop();
        onJoined();
      });
    };
    provider.on('sync', onSync);
    return () => {
      provider.off('sync', onSync);
    };
  }, [provider, editor, onJoined]);

  return (
    <>
      <CollaborationPlugin
        id="document"
        providerFactory={createProvider}
        shouldBootstrap
        initialEditorState={ownContent}
        username={start.name}
        cursorColor={start.color}
        cursorsContainerRef={cursorsRef}
      />
      {provider && (
        <PresenceBar
          provider={provider}
          name={name}
          color={start.color}
          onRename={(given) => {
            keepName(given);
            setName(given);
            provider.getAwareness().setLocalStateField('name', given);
          }}
        />
      )}
    </>
  );
}
