import type {Need} from '@lexical-documentation/call-contexts';
import {escapeHtml} from '@lexical-documentation/common';

import type {CallNeeds} from '../model/schema';
import {element} from './html';

/** A context in which functions can be called. */
export interface CallContext {
  /** What calls need in it; absent if they need nothing. */
  readonly need?: Need;
  /** One or two words. */
  readonly label: string;
  /** What to do, as a sentence. */
  readonly advice: string;
  /** What to do if not every call needs it. Default: `advice`. */
  readonly adviceSometimes?: string;
}

export interface CallContexts {
  /** The most demanding one first; a function gets the first one that matches. */
  readonly contexts: readonly CallContext[];
  /** URL of the text that explains them, including the base URL. */
  readonly guide: string;
}

/** The most demanding context that calls need; undefined if it's unknown. */
export function contextOf(
  needs: CallNeeds | undefined,
  calls: CallContexts | undefined,
): CallContext | undefined {
  return (
    needs &&
    calls?.contexts.find(({need}) => need === undefined || needs[need] !== undefined)
  );
}

/** Badge with the context of a function, or an empty string. */
export function contextBadge(
  needs: CallNeeds | undefined,
  calls: CallContexts | undefined,
): string {
  const context = contextOf(needs, calls);
  if (needs === undefined || calls === undefined || context === undefined) {
    return '';
  }
  const {need, label, advice, adviceSometimes = advice} = context;
  const isSometimes = need !== undefined && needs[need] === 'sometimes';
  return element(
    'a',
    {
      class: 'api-badge api-badge--context',
      href: calls.guide,
      title: isSometimes ? adviceSometimes : advice,
    },
    escapeHtml(label),
  );
}
