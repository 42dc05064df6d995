/**
 * Ends all timers of this document. Those of a program that was replaced would go on, and write into what
 * belongs to the next one.
 */
export function endTimers(): void {
  const last = window.setTimeout(() => undefined);
  for (let id = 1; id <= last; id += 1) window.clearTimeout(id);
}
