import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';

import type {ImageContent} from './image-content';
import styles from './image.module.css';
import {allowPicturesOf, hostOfPicture} from './picture-hosts';

interface HeldPictureProps extends ImageContent {
  /** Set while keys control the picture. */
  isActive: boolean;
  frame: RefObject<HTMLSpanElement | null>;
  button: RefObject<HTMLSpanElement | null>;
}

/** Replaces a picture of another host until the reader allows it to load. */
export function HeldPicture(props: HeldPictureProps): ReactNode {
  const {src, alt, width, isActive, frame, button} = props;
  return (
    <span
      ref={frame}
      role="group"
      aria-label={alt === '' ? 'A picture' : alt}
      className={clsx(styles.held, isActive && styles.heldActive)}
      style={{width: width ?? undefined}}
    >
      <span className={styles.heldText}>{alt === '' ? 'A picture' : alt}</span>
      <span ref={button}>
        <button
          type="button"
          className={styles.load}
          onClick={() => {
            allowPicturesOf(src);
          }}
        >
          Load pictures from {hostOfPicture(src)}
        </button>
      </span>
    </span>
  );
}
