import type {} from './user-clock';

/** The page's requests to the process that controls the browser, with their arguments. */
export interface UserActions {
  readonly press: (key: string) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly insert: (text: string) => Promise<void>;
  readonly compose: (texts: readonly string[], isKept: boolean) => Promise<void>;
  readonly click: (target: string, options: ClickOptions) => Promise<void>;
  readonly tap: (target: string, at: Point) => Promise<void>;
  readonly hover: (target: string) => Promise<void>;
  readonly drag: (
    from: string,
    to: string,
    at: {from?: Point; to?: Point},
  ) => Promise<void>;
  readonly drop: (content: Dropped, target: string, at: Point) => Promise<void>;
  readonly accessible: (target: string) => Promise<string>;
  readonly settle: () => Promise<void>;
}

/** The point within an element. */
export type Point = 'center' | 'start' | 'end';

export interface ClickOptions {
  /** Default `center`. */
  readonly at?: Point;
  /** 2 for a double click. */
  readonly count?: number;
  readonly button?: 'left' | 'right';
  /** Keys that are held down. */
  readonly keys?: readonly ('Alt' | 'Control' | 'Meta' | 'Shift')[];
}

/** The dropped content, in a serializable form. */
export interface Dropped {
  readonly text: Readonly<Record<string, string>>;
  readonly files: readonly {readonly name: string; readonly base64: string}[];
}

declare global {
  var __sampleUser:
    | ((action: keyof UserActions, parameters: unknown[]) => Promise<unknown>)
    | undefined;
}

/** Performs an action from outside the page, and waits until the page has rendered the result. */
export async function askFor<Action extends keyof UserActions>(
  action: Action,
  ...parameters: Parameters<UserActions[Action]>
): Promise<unknown> {
  if (!globalThis.__sampleUser)
    throw new Error('Only the check of samples provides a user.');
  const startClock = globalThis.__stopClock?.();
  try {
    const result = await globalThis.__sampleUser(action, parameters);
    if (action !== 'accessible') await hasPainted();
    return result;
  } catch (error) {
    // Rethrown here, so that the stack leads to the line of the sample.
    const [message] = String(error).split('\n');
    throw new Error(`${action}(${JSON.stringify(parameters[0])}) fails: ${message}`);
  } finally {
    startClock?.();
  }
}

/** Events such as a selection change arrive after the task that caused them. */
function hasPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
