/** A member's stay in a room; aborted when the member leaves. */
export type Stay = AbortSignal;

/**
 * Tracks who is in a room with the browser's locks, because the browser releases a tab's locks
 * however the tab ends. Tabs join one at a time, so two tabs can't both conclude that they are the
 * first.
 */
export class Membership {
  readonly #room: string;
  #stay = new AbortController();

  constructor(room: string) {
    this.#room = room;
  }

  /** Returns whether the browser has locks; insecure pages have none. */
  static isPossible(): boolean {
    return 'locks' in navigator && 'BroadcastChannel' in window;
  }

  /** Starts a stay. Once it resolves, others can detect that this member has left. */
  async arrive(member: number): Promise<Stay> {
    this.#stay = new AbortController();
    const {signal} = this.#stay;
    await this.#holdDuring(signal, this.#lockOf(member), 'exclusive');
    return signal;
  }

  /**
   * Enters the room.
   *
   * @param fetch - gets the content from the other members
   * @param begin - starts with the content that has arrived, and resolves when there is some
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

  /** Resolves when a member has left, even if it couldn't say so. */
  async whenGone(member: number): Promise<void> {
    const options = {mode: 'shared'} as const;
    await navigator.locks.request(this.#lockOf(member), options, () => undefined);
  }

  /** Returns whether another tab is in the room. */
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
