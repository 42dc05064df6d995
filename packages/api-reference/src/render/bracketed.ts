import type {Doc} from 'prettier';
import {doc} from 'prettier';

const {group, indent, join, line, softline} = doc.builders;

/** Puts items between brackets, on one line or on a line each. */
export function bracketed(open: string, items: readonly Doc[], close: string): Doc {
  return items.length === 0
    ? `${open}${close}`.replace(/\s/g, '')
    : group([
        open.trimEnd(),
        indent([open.endsWith(' ') ? line : softline, join([',', line], [...items])]),
        close.startsWith(' ') ? line : softline,
        close.trimStart(),
      ]);
}
