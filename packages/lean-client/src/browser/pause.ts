/** Browsers that have it go on before tasks that came later; not in TypeScript's library yet. */
const {scheduler} = globalThis as {scheduler?: {yield?: () => Promise<void>}};

/** Lets the browser answer its reader, and goes on in a task of its own. */
export function pause(): Promise<void> {
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
