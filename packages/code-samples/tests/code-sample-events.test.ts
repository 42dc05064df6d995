// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {listenToCodeSamples} from '../src/client/code-sample-events';

const prefetched: string[] = [];
let copied = '';
let stop: () => void;

beforeEach(() => {
  prefetched.length = 0;
  copied = '';
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText(text: string) {
        copied = text;
        return Promise.resolve();
      },
    },
  });
  document.body.innerHTML =
    '<div class="code-sample"><pre><span class="code-gutter">1\n2</span><code class="code-tokens">' +
    '<a href="/api#$getRoot" title="function $getRoot(): RootNode">$getRoot</a>();\n' +
    '<span class="line-removed">old();\n</span>new();</code></pre>' +
    '<button class="code-copy" aria-label="Copy code"></button></div>' +
    '<p><a href="/docs" title="elsewhere">outside</a></p>';
  stop = listenToCodeSamples(document, {
    prefetch: (path) => prefetched.push(path),
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the copy button copies the code without line numbers and removed lines, and says so', async () => {
  vi.useFakeTimers();
  const button = element('.code-copy');
  button.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(copied).toBe('$getRoot();\nnew();');
  expect(button.getAttribute('aria-label')).toBe('Copied');
  await vi.advanceTimersByTimeAsync(2000);
  expect(button.getAttribute('aria-label')).toBe('Copy code');
});

test.each(['mouseover', 'focusin'])(
  '%s shows the signature and prefetches the page',
  (type) => {
    const link = element('code a');
    link.dispatchEvent(new Event(type, {bubbles: true}));
    expect(tooltip()?.textContent).toBe('function $getRoot(): RootNode');
    expect(link.getAttribute('aria-describedby')).toBe(tooltip()?.id);
    expect(link.hasAttribute('title')).toBe(false);
    expect(prefetched).toEqual(['/api']);
  },
);

test.each([
  ['Escape', () => new KeyboardEvent('keydown', {key: 'Escape', bubbles: true})],
  ['the pointer elsewhere', () => new MouseEvent('mouseout', {bubbles: true})],
  ['focus elsewhere', () => new Event('focusout', {bubbles: true})],
])('%s hides the signature and gives the link its title back', (_name, event) => {
  const link = element('code a');
  link.dispatchEvent(new Event('mouseover', {bubbles: true}));
  link.dispatchEvent(event());
  expect(tooltip()).toBeNull();
  expect(link.title).toBe('function $getRoot(): RootNode');
  expect(link.hasAttribute('aria-describedby')).toBe(false);
});

test('after the listeners are removed nothing happens any more', () => {
  stop();
  element('code a').dispatchEvent(new Event('mouseover', {bubbles: true}));
  expect(tooltip()).toBeNull();
  expect(prefetched).toEqual([]);
});

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) {
    throw new Error(`The page has no ${selector}.`);
  }
  return found;
}

function tooltip(): Element | null {
  return document.querySelector('[role=tooltip], .code-signature');
}
