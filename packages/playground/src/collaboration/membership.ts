/**
 * Who is in a room, by the browser's locks: a lock ends with its tab, however that ends. One tab
 * joins at a time, so two that join at once cannot both believe to be the first.
 */
export class Membership {
  readonly #room: string;
  #release: (() => void) | null = null;
  #isLeaving = false;

  constructor(room: string) {
    this.#room = room;
  }

  /** Tells whether the browser has locks; pages that are not served securely have none. */
  static isPossible(): boolean {
    return 'locks' in navigator && 'BroadcastChannel' in window;
  }

  /**
   * Enters the room.
   *
   * @param fetch - gets the content from those who are in the room
   * @param begin - starts with the content that is there by then, resolves when there is some
   */
  async join(fetch: () => Promise<void>, begin: () => Promise<void>): Promise<void> {
    this.#isLeaving = false;
    await navigator.locks.request(`${this.#room}:door`, async () => {
      if (this.#isLeaving) return;
      await fetch();
      if (this.#isLeaving) return;
      this.#enter();
      await begin();
    });
  }

  leave(): void {
    this.#isLeaving = true;
    this.#release?.();
    this.#release = null;
  }

  /** Tells whether another tab is in the room. */
  async hasOthers(): Promise<boolean> {
    const {held = []} = await navigator.locks.query();
    return held.some(({name}) => name === this.#membersLock);
  }

  get #membersLock(): string {
    return `${this.#room}:members`;
  }

  #enter(): void {
    void navigator.locks.request(
      this.#membersLock,
      {mode: 'shared'},
      () =>
        new Promise<void>((resolve) => {
          if (this.#isLeaving) resolve();
          else this.#release = resolve;
        }),
    );
  }
}
