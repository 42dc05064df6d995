const CALL = 'internal-docs-call';
const RESPONSE = 'internal-docs-response';

/** What an internal copy may ask of the page that frames it. */
export interface InternalDocsBridge {
  /** Tells the parent what a reader thinks of, or did with, this page. */
  reportFeedback(feedback: {kind: string; text: string}): Promise<unknown>;
  /** Proposes an edit of the page's source. */
  submitDiff(diff: {path: string; content: string}): Promise<unknown>;
  /** Whether a gating flag is on for this reader. */
  isFlagOn(name: string): Promise<boolean>;
}

interface PendingCall {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

interface ParentResponse {
  readonly event: string;
  readonly id: number;
  readonly response?: unknown;
  readonly error?: string;
}

/**
 * Opens the bridge to the parent window.
 *
 * @param parentOrigin - the only origin that messages go to and are accepted from
 */
export function openParentBridge(parentOrigin: string): InternalDocsBridge {
  const pending = new Map<number, PendingCall>();
  let calls = 0;

  window.addEventListener('message', (event: MessageEvent<ParentResponse>) => {
    if (event.origin === parentOrigin && event.data.event === RESPONSE) {
      settle(pending, event.data);
    }
  });

  function call(module: string, api: string, args: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = (calls += 1);
      pending.set(id, {resolve, reject});
      window.parent.postMessage({event: CALL, id, module, api, args}, parentOrigin);
    });
  }

  return {
    reportFeedback: (feedback) => call('feedback', 'report', feedback),
    submitDiff: (diff) => call('diffs', 'submit', diff),
    isFlagOn: async (name) => (await call('flags', 'isOn', {name})) === true,
  };
}

function settle(pending: Map<number, PendingCall>, answer: ParentResponse): void {
  const call = pending.get(answer.id);
  pending.delete(answer.id);
  if (answer.error === undefined) {
    call?.resolve(answer.response);
  } else {
    call?.reject(new Error(answer.error));
  }
}
