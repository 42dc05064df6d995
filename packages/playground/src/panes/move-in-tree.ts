import type {TreeRow} from './tree-model';

const PAGE = 15;

/**
 * Finds the row that a key moves to, in a tree whose branches are all open.
 *
 * @param at - the index of the current row
 * @returns its index; null for other keys
 */
export function moveInTree(
  key: string,
  rows: readonly TreeRow[],
  at: number,
): number | null {
  const last = rows.length - 1;
  const level = rows[at]?.level ?? 1;
  const isBranch = (rows[at + 1]?.level ?? 0) > level;
  const targets: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    ArrowRight: isBranch ? at + 1 : at,
    ArrowLeft: Math.max(
      0,
      rows.findLastIndex((row, index) => index < at && row.level < level),
    ),
    Home: 0,
    End: last,
    PageDown: Math.min(at + PAGE, last),
    PageUp: Math.max(at - PAGE, 0),
  };
  return targets[key] ?? null;
}
