/** One stay of a member in a room; aborted when the member leaves. */
export type Stay = AbortSignal;

/**
 * Who is in a room, by the browser's locks: a lock ends with its tab, however that ends. One tab
 * joins at a time, so two that join at once cannot both believe to be the first.
 */
export class Membership {
  readonly #room: string;
  #stay = new AbortController();

  constructor(room: string) {
    this.#room = room;
  }

  /** Tells whether the browser has locks; pages that are not served securely have none. */
  static isPossible(): boolean {
    return 'locks' in navigator && 'BroadcastChannel' in window;
  }

  /** Begins a stay. From its resolution on, others can tell when this member is gone. */
  async arrive(member: number): Promise<Stay> {
    this.#stay = new AbortController();
    const {signal} = this.#stay;
    await this.#holdDuring(signal, this.#lockOf(member), 'exclusive');
    return signal;
  }

  /**
   * Enters the room.
   *
   * @param fetch - gets the content from those who are in the room
   * @param begin - starts with the content that is there by then, resolves when there is some
   */
  async join(
    stay: Stay,
    fetch: () => Promise<void>,
    begin: () => Promise<void>,
  ): Promise<void> {
    await navigator.locks.request(`${this.#room}:door`, async () => {
      if (stay.aborted) return;
      await fetch();
      if (stay.aborted) return;
      void this.#holdDuring(stay, this.#membersLock, 'shared');
      await begin();
    });
  }

  leave(): void {
    this.#stay.abort();
  }

  /** Resolves when a member that has arrived is gone, even if it could not say so. */
  async whenGone(member: number): Promise<void> {
    const options = {mode: 'shared'} as const;
    await navigator.locks.request(this.#lockOf(member), options, () => undefined);
  }

  /** Tells whether another tab is in the room. */
  async hasOthers(): Promise<boolean> {
    const {held = []} = await navigator.locks.query();
    return held.some(({name}) => name === this.#membersLock);
  }

  get #membersLock(): string {
    return `${this.#room}:members`;
  }

  #lockOf(member: number): string {
    return `${this.#room}:member:${member}`;
  }

  /** Resolves when the lock is held. */
  #holdDuring(stay: Stay, lock: string, mode: LockMode): Promise<void> {
    return new Promise((resolve) => {
      void navigator.locks.request(lock, {mode}, () => {
        resolve();
        return whenAborted(stay);
      });
    });
  }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), {once: true});
  });
}
