import type {Cache, Host} from '@algolia/client-common';

/**
 * Returns a cache in which the client remembers which of its hosts are down.
 *
 * The client's own caches lose this information: they serialize hosts as JSON, without the methods
 * that the client calls on them, and use keys that change with the hosts' state. With this cache, a
 * host that is down isn't used for two minutes, as the client intends.
 */
export function createHostsCache(): Cache {
  const hosts = new Map<string, unknown>();
  return {
    async get<Value>(key: object | string, otherwise: () => Promise<Value>) {
      const known = hosts.get(addressOf(key)) as Value | undefined;
      return known ?? otherwise();
    },
    async set(key, value) {
      hosts.set(addressOf(key), value);
      return value;
    },
    async delete(key) {
      hosts.delete(addressOf(key));
    },
    async clear() {
      hosts.clear();
    },
  };
}

/** The client passes a host as the key, sometimes with its state. */
function addressOf(key: object | string): string {
  return typeof key === 'string' ? key : (key as Host).url;
}
