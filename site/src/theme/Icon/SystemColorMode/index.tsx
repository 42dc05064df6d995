import type {ComponentProps, ReactNode} from 'react';

/** A disk, one half of it dark. */
export default function IconSystemColorMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      {...props}
    >
      <circle cx={12} cy={12} r={8} />
      <path fill="currentColor" d="M12 4v16a8 8 0 0 0 0-16z" />
    </svg>
  );
}
