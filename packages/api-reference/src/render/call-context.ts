import type {Need} from '@lexical-documentation/call-contexts';
import {escapeHtml} from '@lexical-documentation/common';

import type {CallNeeds} from '../model/schema';
import {element} from './html';

/** One kind of place where functions may be called. */
export interface CallContext {
  /** What calls need; absent for those that need nothing. */
  readonly need?: Need;
  /** One or two words. */
  readonly label: string;
  /** What to do, as a sentence. */
  readonly advice: string;
  /** What to do where not every call needs it. Default: `advice`. */
  readonly adviceSometimes?: string;
}

export interface CallContexts {
  /** The most demanding one first; the first that fits a function is shown. */
  readonly contexts: readonly CallContext[];
  /** Address of the text that explains them, base URL included. */
  readonly guide: string;
}

/** The most demanding context that calls need, or nothing where that is not known. */
export function contextOf(
  needs: CallNeeds | undefined,
  calls: CallContexts | undefined,
): CallContext | undefined {
  return (
    needs &&
    calls?.contexts.find(({need}) => need === undefined || needs[need] !== undefined)
  );
}

/** Badge that says where something may be called, or nothing. */
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
