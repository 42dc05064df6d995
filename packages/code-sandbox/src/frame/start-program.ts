import './catch-thrown';

import {createElement, type FunctionComponent} from 'react';
import {createRoot} from 'react-dom/client';

import {executeModules, type Registry} from './load-modules';
import {PlacedError} from './problem-of';
import type {Program} from './protocol';

/**
 * Puts a program on the page, in place of the one before.
 *
 * @param fail - called with what it throws
 * @param onStarted - called once it is on the page
 * @returns a function that takes it away again
 */
export function startProgram(
  {modules, styles, entry}: Program,
  registry: Registry,
  fail: (error: unknown) => void,
  onStarted: () => void,
): () => void {
  const style = document.createElement('style');
  style.textContent = styles;
  const root = document.createElement('div');
  // Samples look for an element of this name.
  root.id = 'editor';
  document.head.append(style);
  document.body.replaceChildren(root);
  let stopped = false;
  let unmount: () => void = () => undefined;
  executeModules(modules, entry, registry, window.evaluate)
    .then((exports) => {
      if (stopped) return;
      unmount = show(exports, root, fail);
      onStarted();
      if (!isProgram(exports)) warnIfEmpty(root, entry, fail);
    })
    .catch(fail);
  return () => {
    stopped = true;
    unmount();
    style.remove();
  };
}

/** Renders a component, mounts a framework-free example, or leaves a script to itself. */
function show(
  exports: Record<string, unknown>,
  element: HTMLElement,
  fail: (error: unknown) => void,
): () => void {
  const App = componentOf(exports);
  const {mount} = exports;
  if (App) {
    const root = createRoot(element, {onUncaughtError: fail});
    root.render(createElement(App));
    return () => {
      root.unmount();
    };
  }
  if (typeof mount === 'function') {
    const unmount = (mount as (root: HTMLElement) => unknown)(element);
    return typeof unmount === 'function' ? () => void unmount() : () => undefined;
  }
  return () => undefined;
}

function isProgram(exports: Record<string, unknown>): boolean {
  return componentOf(exports) !== undefined || typeof exports['mount'] === 'function';
}

/** Scripts that export nothing fill the page by themselves, some of them a little later. */
function warnIfEmpty(
  root: HTMLElement,
  entry: string,
  fail: (error: unknown) => void,
): void {
  setTimeout(() => {
    const isEmpty = root.childNodes.length === 0 && root.contentEditable !== 'true';
    if (!root.isConnected || !isEmpty || document.body.childElementCount > 1) return;
    fail(
      new PlacedError(
        `Nothing to show: ${entry} exports no component. Write "export default function App()", or "export function mount(root)" without React.`,
        {file: entry, line: 1},
      ),
    );
  }, 500);
}

/** The default, or the last that has a component's name: samples export several by name. */
function componentOf(exports: Record<string, unknown>): FunctionComponent | undefined {
  const components = Object.entries(exports).filter(
    ([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name),
  );
  const found = exports['default'] ?? components.at(-1)?.[1];
  return typeof found === 'function' ? (found as FunctionComponent) : undefined;
}
