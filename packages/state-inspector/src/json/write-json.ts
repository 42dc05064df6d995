interface Open {
  readonly entries: readonly (readonly [name: string | null, value: unknown])[];
  readonly close: string;
  at: number;
}

/** Writes a value that came from JSON on one line. Depth costs no stack, as `JSON.stringify` needs. */
export function writeJson(value: unknown): string {
  const parts: string[] = [];
  const open: Open[] = [];
  const write = (part: unknown): void => {
    const container = openContainer(part);
    if (container) {
      parts.push(container.close === ']' ? '[' : '{');
      open.push(container);
    } else {
      parts.push(JSON.stringify(part) ?? 'null');
    }
  };
  write(value);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const entry = top.entries[top.at];
    if (entry) {
      const [name, part] = entry;
      if (top.at > 0) parts.push(',');
      if (name !== null) parts.push(JSON.stringify(name), ':');
      top.at += 1;
      write(part);
    } else {
      parts.push(top.close);
      open.pop();
    }
  }
  return parts.join('');
}

function openContainer(value: unknown): Open | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) {
    return {entries: value.map((part) => [null, part]), close: ']', at: 0};
  }
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return {entries, close: '}', at: 0};
}
