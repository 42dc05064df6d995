/** The most that one inspection takes. */
export const LIMITS = {
  /** UTF-16 units. */
  characters: 5_000_000,
  milliseconds: 30_000,
  /** Nodes that are drawn before the reader asks for all. */
  firstNodes: 1_000,
  allNodes: 1_000_000,
  /** Levels that are drawn. */
  depth: 100,
} as const;
