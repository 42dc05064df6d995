let crash: Error | undefined;

/** Keeps the error of a page whose crash screen is being shown: the layout may crash while it is. */
export function keepCrash(error?: Error): void {
  crash = error;
}

/** Returns the error whose crash screen was being shown last. */
export function crashOfPage(): Error | undefined {
  return crash;
}
