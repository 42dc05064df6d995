import {ReactExtension} from '@lexical/react/ReactExtension';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {CodeExtension} from '@lexical/code-core';
import {HistoryExtension} from '@lexical/history';
import {LinkExtension} from '@lexical/link';
import {ListExtension} from '@lexical/list';
import {RichTextExtension} from '@lexical/rich-text';
import {TableExtension} from '@lexical/table';
import {type AnyLexicalExtension, defineExtension} from 'lexical';
import {createElement, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';

import type {ComponentsModule} from './mountable';

const SETTLING_MS = 30;

/** What plugins in samples may need. */
const COMMON: readonly AnyLexicalExtension[] = [
  ...[ReactExtension, RichTextExtension, HistoryExtension, CodeExtension],
  ...[ListExtension, LinkExtension, TableExtension],
];

/**
 * Renders a component alone, and if that fails inside a composer.
 *
 * @returns the problems, in sentences
 */
export async function problemsOfComponent(
  name: string,
  {shownComponents, shownExtensions}: ComponentsModule,
): Promise<string[]> {
  const component = shownComponents[name];
  if (!component) return [];
  const alone = createElement(component);
  const failure = await failureOf(alone);
  if (failure === undefined) return [];
  const extension = defineExtension({
    name: 'samples/editor',
    dependencies: [...COMMON, ...shownExtensions],
  });
  const below = (
    <LexicalExtensionComposer extension={extension}>{alone}</LexicalExtensionComposer>
  );
  const failureBelow = await failureOf(below);
  if (failureBelow === undefined) return [];
  const said = /LexicalComposerContext|composer/i.test(failure)
    ? failureBelow
    : failure;
  return [`${name} fails when it is mounted: ${said}`];
}

async function failureOf(node: ReactNode): Promise<string | undefined> {
  let failure: string | undefined;
  const fail = (error: unknown) => {
    failure ??= error instanceof Error ? error.message : String(error);
  };
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = createRoot(host, {onUncaughtError: fail, onCaughtError: fail});
  const {error} = console;
  console.error = (...parts: unknown[]) => fail(parts.map(String).join(' '));
  try {
    // If it's rendered later, a busy machine could unmount it before it fails.
    flushSync(() => root.render(node));
    await settle();
    flushSync(() => root.unmount());
    await settle();
  } finally {
    console.error = error;
  }
  return failure;
}

function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
}
