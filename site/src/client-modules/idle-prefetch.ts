import type {ClientModule} from '@docusaurus/types';

const waiting: string[] = [];
let isDeferred = false;

/**
 * Docusaurus finds the files of all links in view within one task, right after hydration, and
 * blocks slow phones for it. Here each link waits for an idle moment of its own.
 */
function deferPrefetch(): void {
  const {prefetch, preload} = window.docusaurus;
  const next = (): void => {
    const path = waiting.shift();
    if (path !== undefined) void prefetch(path);
    if (waiting.length > 0) whenIdle(next);
  };
  window.docusaurus = {
    preload,
    prefetch: (path) => {
      if (waiting.push(path) === 1) whenIdle(next);
      return Promise.resolve([]);
    },
  };
}

function whenIdle(callback: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, {timeout: 2_000});
  } else {
    setTimeout(callback, 50);
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate() {
    if (!isDeferred) {
      isDeferred = true;
      deferPrefetch();
    }
  },
};

export default clientModule;
