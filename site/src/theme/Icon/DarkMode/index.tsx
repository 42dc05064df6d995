import type {ComponentProps, ReactNode} from 'react';

/** A crescent. */
export default function IconDarkMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinejoin="round"
      {...props}
    >
      <path d="M10 4a8 8 0 1 0 10 10A8 8 0 0 1 10 4z" />
    </svg>
  );
}
