import type {ReactNode} from 'react';

import {type IconName, ICONS} from './icons';

/** A decorative icon beside or instead of a label. */
export function Icon({name}: {name: IconName}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} />
    </svg>
  );
}
