/**
 * Catches what listeners, timers and observers throw, and reports it with the error itself.
 *
 * To a document without an origin, the scripts of the sandbox are foreign, so that browsers would report
 * anything thrown in them, by Lexical too, as "Script error." and without a stack. Comes before React, which
 * remembers `reportError` when it is loaded.
 */
type Callback = (this: unknown, ...values: unknown[]) => unknown;

const catching = new WeakMap<Callback, Callback>();
const {addEventListener, removeEventListener} = EventTarget.prototype;

// Tests load this module without a document.
if (typeof document !== 'undefined') catchAll();

function catchAll(): void {
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, caughtListener(type, listener), options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, caughtListener(type, listener), options);
  };
  for (const name of [
    'queueMicrotask',
    'requestAnimationFrame',
    'setInterval',
    'setTimeout',
  ] as const) {
    const native = window[name] as (callback: unknown, ...values: unknown[]) => unknown;
    Object.assign(window, {
      [name]: (callback: unknown, ...values: unknown[]) =>
        native(isFunction(callback) ? caught(callback) : callback, ...values),
    });
  }
  window.MutationObserver = class extends MutationObserver {
    constructor(callback: MutationCallback) {
      super(caught(callback as Callback) as MutationCallback);
    }
  };
  // React reports here what its listeners threw.
  window.reportError = report;
}

/** A listener for errors is not caught: reporting what it throws would call it again. */
function caughtListener(
  type: string,
  listener: EventListenerOrEventListenerObject | null,
): EventListenerOrEventListenerObject | null {
  return type !== 'error' && isFunction(listener)
    ? (caught(listener) as EventListener)
    : listener;
}

/** Always the same function for a callback, so that it can be removed again. */
function caught(callback: Callback): Callback {
  const known = catching.get(callback);
  if (known) return known;
  const made: Callback = function (...values) {
    try {
      return Reflect.apply(callback, this, values);
    } catch (error) {
      report(error);
      return undefined;
    }
  };
  catching.set(callback, made);
  return made;
}

function isFunction(value: unknown): value is Callback {
  return typeof value === 'function';
}

function report(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  window.dispatchEvent(new ErrorEvent('error', {error, message, cancelable: true}));
}

export {};
