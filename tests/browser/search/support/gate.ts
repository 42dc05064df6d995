/** A gate that keeps callers waiting until it is opened. */
export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

export function closedGate(): Gate {
  const gate = new EventTarget();
  return {
    opened: new Promise((resolve) => {
      gate.addEventListener('open', () => {
        resolve();
      });
    }),
    open: () => gate.dispatchEvent(new Event('open')),
  };
}
