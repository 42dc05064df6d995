import type {UserState} from '@lexical/yjs';
import {applyUpdate, type Doc, encodeStateAsUpdate} from 'yjs';

/** One participant, as the network sees it. */
export interface NetworkPeer {
  readonly document: Doc;
  readonly receivePresence: (clientId: number, state: UserState | null) => void;
  readonly presence: () => UserState | null;
}

/** Connects documents within one page, as a server connects them between browsers. */
export class MemoryNetwork {
  private readonly peers = new Set<NetworkPeer>();

  /** Exchanges the changes that each side missed, then passes on every change. */
  join(peer: NetworkPeer): void {
    for (const other of this.peers) {
      applyUpdate(peer.document, encodeStateAsUpdate(other.document), this);
      applyUpdate(other.document, encodeStateAsUpdate(peer.document), this);
      peer.receivePresence(other.document.clientID, other.presence());
    }
    this.peers.add(peer);
    peer.document.on('update', this.broadcast);
    this.announce(peer);
  }

  leave(peer: NetworkPeer): void {
    this.peers.delete(peer);
    peer.document.off('update', this.broadcast);
    for (const other of this.peers) {
      other.receivePresence(peer.document.clientID, null);
      peer.receivePresence(other.document.clientID, null);
    }
  }

  /** Tells the others where a peer's cursor is. */
  announce(peer: NetworkPeer): void {
    for (const other of this.peers) {
      if (other !== peer) {
        other.receivePresence(peer.document.clientID, peer.presence());
      }
    }
  }

  private readonly broadcast = (update: Uint8Array, origin: unknown, sender: Doc) => {
    // Changes from the network have already reached everybody.
    if (origin === this) return;
    for (const {document} of this.peers) {
      if (document !== sender) applyUpdate(document, update, this);
    }
  };
}
