/** Groups items by key, in the order of the first items. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item, position: number) => string,
): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const [position, item] of items.entries()) {
    const key = keyOf(item, position);
    const group = groups.get(key);
    if (group) {
      group.push(item);
    } else {
      groups.set(key, [item]);
    }
  }
  return [...groups.values()];
}

/** Returns the URL of a hit's page. */
export function pageAddress(url: string): string {
  return url.replace(/#.*$/su, '');
}
