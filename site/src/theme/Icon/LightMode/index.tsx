import type {ComponentProps, ReactNode} from 'react';

/** A sun, drawn with lines: as one outline it would be half a kilobyte of every page's script. */
export default function IconLightMode(props: ComponentProps<'svg'>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      {...props}
    >
      <circle cx={12} cy={12} r={4} />
      <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1" />
    </svg>
  );
}
