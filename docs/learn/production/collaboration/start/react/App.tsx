import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {useEffect, useState} from 'react';
import type {Doc} from 'yjs';

import {bind, createPeers, peerExtension, writeFirstContent} from './share';

interface PeerProps {
  readonly name: string;
  readonly doc: Doc;
  readonly isFirst?: boolean;
}

function Binding({doc, isFirst = false}: Omit<PeerProps, 'name'>) {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const unbind = bind(editor, doc);
    if (isFirst) writeFirstContent(editor);
    return unbind;
  }, [editor, doc, isFirst]);
  return null;
}

function Peer({name, doc, isFirst}: PeerProps) {
  return (
    <LexicalExtensionComposer extension={peerExtension} contentEditable={null}>
      <ContentEditable aria-label={name} />
      <Binding doc={doc} isFirst={isFirst} />
    </LexicalExtensionComposer>
  );
}

export default function App() {
  const [peers] = useState(createPeers);
  const [isOnline, setOnline] = useState(false);
  const toggle = () => {
    peers.toggle();
    setOnline(peers.isOnline());
  };
  useEffect(() => {
    // The effects of both editors have run by now.
    peers.toggle();
    setOnline(peers.isOnline());
  }, [peers]);
  return (
    <>
      <Peer name="Ada" doc={peers.ada} isFirst />
      <Peer name="Grace" doc={peers.grace} />
      <button type="button" onClick={toggle}>
        {isOnline ? 'Go offline' : 'Go online'}
      </button>
    </>
  );
}
