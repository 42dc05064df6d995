import {type ReactNode, type Ref, type RefObject, useId, useState} from 'react';

import type {ImageContent} from '../nodes/image-node';
import styles from './image.module.css';
import {MIN_WIDTH} from './ResizeCorner';

const STEP = 10;

interface ImageToolsProps extends Pick<ImageContent, 'alt' | 'width'> {
  ref: Ref<HTMLSpanElement>;
  image: RefObject<HTMLImageElement | null>;
  onChange: (image: Partial<ImageContent>) => void;
  onLeave: () => void;
}

/** Text alternative and width of the selected image; the corner is dragged by pointer. */
export function ImageTools(props: ImageToolsProps): ReactNode {
  const {ref, alt, width, image, onChange, onLeave} = props;
  const id = useId();
  const [draft, setDraft] = useState(alt);
  const shownWidth =
    width ?? Math.round(image.current?.getBoundingClientRect().width ?? 0);
  const maxWidth = Math.max(
    shownWidth,
    image.current?.closest('[contenteditable]')?.clientWidth ?? 0,
  );

  return (
    <span
      ref={ref}
      role="group"
      aria-label="Image"
      className={styles.tools}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onLeave();
      }}
    >
      <label htmlFor={`${id}-alt`}>Text alternative</label>
      <input
        id={`${id}-alt`}
        type="text"
        value={draft}
        placeholder="What the image says"
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onBlur={() => {
          if (draft !== alt) onChange({alt: draft});
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onChange({alt: draft});
          onLeave();
        }}
      />
      <label htmlFor={`${id}-width`}>Width</label>
      <input
        id={`${id}-width`}
        type="range"
        min={MIN_WIDTH}
        max={maxWidth}
        step={STEP}
        value={shownWidth}
        aria-valuetext={`${shownWidth} pixels`}
        onChange={(event) => {
          onChange({width: event.target.valueAsNumber});
        }}
      />
    </span>
  );
}
