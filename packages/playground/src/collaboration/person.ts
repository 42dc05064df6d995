const NAMES = ['Heron', 'Otter', 'Lynx', 'Wren', 'Badger', 'Swift', 'Hare', 'Marten'];

/** Colors on which white text is readable. */
const COLORS = ['#3340c4', '#b3261e', '#1b6e3c', '#7236b0', '#9a4b00', '#0b6a72'];

const NAME_KEY = 'lexical-playground:name';

/** The person who edits in this tab. */
export interface Person {
  readonly name: string;
  readonly color: string;
}

/** Returns the name that was chosen in this tab, or a random animal, and a color. */
export function personOfTab(): Person {
  const color = pick(COLORS);
  try {
    const kept = window.sessionStorage.getItem(NAME_KEY);
    return {name: kept ?? pick(NAMES), color};
  } catch {
    return {name: pick(NAMES), color};
  }
}

/** Stores the name until the tab is closed. */
export function keepName(name: string): void {
  try {
    window.sessionStorage.setItem(NAME_KEY, name);
  } catch {
    // Then the name is lost when the page is left.
  }
}

function pick(list: readonly string[]): string {
  return list[Math.floor(Math.random() * list.length)] ?? '';
}
