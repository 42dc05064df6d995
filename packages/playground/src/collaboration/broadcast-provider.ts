import type {Provider} from '@lexical/yjs';
import {
  applyAwarenessUpdate,
  Awareness,
  encodeAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import {applyUpdate, type Doc, encodeStateAsUpdate, encodeStateVector} from 'yjs';

import {Membership} from './membership';

type Message =
  | {kind: 'ask'; from: number; vector: Uint8Array}
  | {kind: 'state'; to: number; update: Uint8Array}
  | {kind: 'update'; update: Uint8Array}
  | {kind: 'awareness'; update: Uint8Array};

type AwarenessChanges = Record<'added' | 'updated' | 'removed', number[]>;

type Listener = (value: never) => void;

/** How long to wait for a tab's answer before asking again, in milliseconds. */
const ASK_AGAIN_MS = 500;

/**
 * Connects the documents of all tabs of this browser that have joined the same room. Nothing leaves
 * the browser. A new member receives the content of the room; the first member of an empty room may
 * add its own. `sync` is emitted once this is decided, and two tabs never decide at the same time.
 */
export class BroadcastProvider implements Provider {
  readonly awareness: Provider['awareness'];
  readonly #awareness: Awareness;
  readonly #doc: Doc;
  readonly #membership: Membership;
  readonly #room: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  #channel: BroadcastChannel | null = null;
  #isSynced = false;
  /** Whether others can detect that this tab has closed; until then, they don't learn about it. */
  #isPresent = false;
  #onState: (() => void) | null = null;

  constructor(doc: Doc, room: string) {
    this.#doc = doc;
    this.#room = room;
    this.#membership = new Membership(room);
    this.#awareness = new Awareness(doc);
    // Both packages describe the same object; only the type of the states is Lexical's.
    this.awareness = this.#awareness as unknown as Provider['awareness'];
  }

  /** The members, including this one, from awareness. */
  readonly getAwareness = (): Awareness => this.#awareness;

  connect(): void {
    if (this.#channel) return;
    this.#channel = new BroadcastChannel(this.#room);
    this.#channel.onmessage = ({data}: MessageEvent<Message>) => {
      this.#receive(data);
    };
    this.#doc.on('update', this.#sendUpdate);
    this.#awareness.on('update', this.#sendAwareness);
    this.#awareness.on('change', this.#watchNewcomers);
    window.addEventListener('pagehide', this.#leave);
    this.#emit('status', {status: 'connecting'});
    void this.#join();
  }

  disconnect(): void {
    if (!this.#channel) return;
    this.#leave();
    window.removeEventListener('pagehide', this.#leave);
    this.#doc.off('update', this.#sendUpdate);
    this.#awareness.off('update', this.#sendAwareness);
    this.#awareness.off('change', this.#watchNewcomers);
    this.#channel.close();
    this.#channel = null;
    this.#isSynced = false;
    this.#isPresent = false;
    this.#membership.leave();
    this.#emit('sync', false);
    this.#emit('status', {status: 'disconnected'});
  }

  on(type: string, listener: Listener): void {
    const listeners = this.#listeners.get(type) ?? new Set();
    this.#listeners.set(type, listeners.add(listener));
  }

  off(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  async #join(): Promise<void> {
    const stay = await this.#membership.arrive(this.#doc.clientID);
    if (stay.aborted) return;
    this.#isPresent = true;
    this.#tellAwareness([this.#doc.clientID]);
    await this.#membership.join(
      stay,
      () => this.#fetch(),
      () => this.#begin(),
    );
  }

  /** Asks until a member answers, or until no member is left. */
  async #fetch(): Promise<void> {
    while (!this.#isSynced && this.#channel && (await this.#membership.hasOthers())) {
      await new Promise<void>((resolve) => {
        this.#onState = resolve;
        this.#ask();
        setTimeout(resolve, ASK_AGAIN_MS);
      });
    }
    this.#onState = null;
  }

  /** Resolves when the document has content, so that the next member receives it. */
  #begin(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#doc.store.clients.size > 0) resolve();
      else this.#doc.once('update', () => resolve());
      this.#isSynced = true;
      this.#emit('status', {status: 'connected'});
      this.#emit('sync', true);
    });
  }

  #ask(): void {
    const vector = encodeStateVector(this.#doc);
    this.#post({kind: 'ask', from: this.#doc.clientID, vector});
  }

  #receive(message: Message): void {
    switch (message.kind) {
      case 'ask':
        if (this.#isSynced) this.#answer(message.from, message.vector);
        break;
      case 'state':
        if (message.to !== this.#doc.clientID) return;
        applyUpdate(this.#doc, message.update, this);
        this.#isSynced = true;
        this.#onState?.();
        break;
      case 'update':
        applyUpdate(this.#doc, message.update, this);
        break;
      case 'awareness':
        applyAwarenessUpdate(this.#awareness, message.update, this);
    }
  }

  #answer(to: number, vector: Uint8Array): void {
    this.#post({kind: 'state', to, update: encodeStateAsUpdate(this.#doc, vector)});
    this.#tellAwareness([...this.#awareness.getStates().keys()]);
  }

  #tellAwareness(clients: number[]): void {
    if (!this.#isPresent) return;
    const update = encodeAwarenessUpdate(this.#awareness, clients);
    this.#post({kind: 'awareness', update});
  }

  readonly #sendUpdate = (update: Uint8Array, origin: unknown): void => {
    if (origin !== this) this.#post({kind: 'update', update});
  };

  readonly #sendAwareness = (changes: AwarenessChanges, origin: unknown): void => {
    if (origin === this) return;
    const clients = [...changes.added, ...changes.updated, ...changes.removed];
    this.#tellAwareness(clients);
  };

  /** A tab that is closed or crashes may not have time to say goodbye. */
  readonly #watchNewcomers = ({added}: AwarenessChanges, origin: unknown): void => {
    if (origin !== this) return;
    for (const client of added) {
      void this.#membership.whenGone(client).then(() => {
        removeAwarenessStates(this.#awareness, [client], this);
      });
    }
  };

  readonly #leave = (): void => {
    removeAwarenessStates(this.#awareness, [this.#doc.clientID], 'leave');
  };

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }

  #emit(type: string, value: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(value as never);
  }
}
