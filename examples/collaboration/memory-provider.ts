import type {Provider, ProviderAwareness, UserState} from '@lexical/yjs';
import type {Doc} from 'yjs';

import type {MemoryNetwork, NetworkPeer} from './memory-network';

type Listener = (value: never) => void;

/** The provider for `CollaborationPlugin`, which connects a document to the other peers. */
export class MemoryProvider implements Provider {
  readonly awareness: ProviderAwareness;
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly states = new Map<number, UserState>();
  private readonly peer: NetworkPeer;
  private isConnected = false;

  constructor(
    private readonly network: MemoryNetwork,
    private readonly document: Doc,
  ) {
    this.awareness = this.createAwareness();
    this.peer = {
      document,
      presence: () => this.awareness.getLocalState(),
      receivePresence: (clientId, state) => {
        this.setState(clientId, state);
      },
    };
  }

  connect(): void {
    if (this.isConnected) return;
    this.isConnected = true;
    this.network.join(this.peer);
    this.emit('status', {status: 'connected'});
    this.emit('sync', true);
  }

  disconnect(): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.network.leave(this.peer);
    this.emit('status', {status: 'disconnected'});
  }

  on(type: string, listener: Listener): void {
    const listeners = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, listeners.add(listener));
  }

  off(type: string, listener: Listener): void {
    this.listeners.get(type)?.delete(listener);
  }

  private emit(type: string, value: unknown): void {
    // The map's type can't express which value belongs to which event, but the callers' types do.
    for (const listener of this.listeners.get(type) ?? []) listener(value as never);
  }

  private setState(clientId: number, state: UserState | null): void {
    if (state) this.states.set(clientId, state);
    else this.states.delete(clientId);
    this.emit('awareness', undefined);
  }

  private createAwareness(): ProviderAwareness {
    const clientId = this.document.clientID;
    const getLocalState = () => this.states.get(clientId) ?? null;
    const setLocalState = (state: UserState | null) => {
      this.setState(clientId, state);
      if (this.isConnected) this.network.announce(this.peer);
    };
    return {
      getLocalState,
      setLocalState,
      getStates: () => this.states,
      setLocalStateField: (field, value) => {
        const state = getLocalState();
        if (state) setLocalState({...state, [field]: value});
      },
      on: (_type, listener) => {
        this.on('awareness', listener);
      },
      off: (_type, listener) => {
        this.off('awareness', listener);
      },
    };
  }
}
