import {type ReactNode, type RefObject, useState} from 'react';

import styles from './image.module.css';

/** The smallest width of an image, in CSS pixels. */
export const MIN_WIDTH = 40;

interface ResizeCornerProps {
  image: RefObject<HTMLImageElement | null>;
  onResize: (width: number) => void;
}

/** For pointers only; the slider does the same for the keyboard. */
export function ResizeCorner({image, onResize}: ResizeCornerProps): ReactNode {
  const [start, setStart] = useState<{x: number; width: number} | null>(null);
  return (
    <span
      aria-hidden="true"
      className={styles.corner}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        const width = image.current?.getBoundingClientRect().width ?? 0;
        setStart({x: event.clientX, width});
      }}
      onPointerMove={(event) => {
        if (!start) return;
        onResize(
          Math.max(MIN_WIDTH, Math.round(start.width + event.clientX - start.x)),
        );
      }}
      onPointerUp={() => {
        setStart(null);
      }}
    />
  );
}
