/** What programs store: a document without an origin has no storage of its own. */
const stored = new Map<string, string>();

const STORAGE: Storage = {
  get length() {
    return stored.size;
  },
  key: (index) => [...stored.keys()][index] ?? null,
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, String(value)),
  removeItem: (key) => void stored.delete(key),
  clear: () => {
    stored.clear();
  },
};

/** Gives programs a `localStorage` that lasts as long as this document, across their runs. */
export function provideStorage(): void {
  Object.defineProperty(window, 'localStorage', {value: STORAGE, configurable: true});
}

/** Forgets what programs stored. */
export function clearStorage(): void {
  stored.clear();
}
