/** Returns stored JSON as the editor of today understands it. */
export function migrate(stored: string): string {
  return JSON.stringify(
    JSON.parse(stored, (_key, value: unknown) => migrateValue(value)),
  );
}

function migrateValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const {type, level, ...rest} = value as Record<string, unknown>;
  if (type !== 'note') return value;
  return {...rest, type: 'callout', tone: level === 'high' ? 'warning' : 'note'};
}
