import {type ReactNode, type RefObject, useEffect, useId, useState} from 'react';

import type {ImageContent} from './image-content';
import styles from './image.module.css';
import {MIN_WIDTH} from './ResizeCorner';

const STEP = 10;

interface ImageToolsProps extends Pick<ImageContent, 'alt' | 'width' | 'float'> {
  ref: RefObject<HTMLSpanElement | null>;
  hasCaption: boolean;
  image: RefObject<HTMLImageElement | null>;
  onChange: (image: Partial<ImageContent>) => void;
  onCaption: (isWanted: boolean) => void;
  onLeave: () => void;
}

/**
 * Alternative text, width and alignment of the selected image. With a pointer, readers drag the
 * corner instead.
 */
export function ImageTools(props: ImageToolsProps): ReactNode {
  const {ref, alt, width, float, hasCaption, image, onChange, onCaption, onLeave} =
    props;
  const id = useId();
  const [draft, setDraft] = useState(alt);
  const shownWidth =
    width ?? Math.round(image.current?.getBoundingClientRect().width ?? 0);
  const maxWidth = Math.max(
    shownWidth,
    image.current?.closest('[data-lexical-editor]')?.clientWidth ?? 0,
  );

  useOwnKeys(ref, onLeave);

  return (
    <span ref={ref} role="group" aria-label="Image" className={styles.tools}>
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
      <label htmlFor={`${id}-float`}>Text around it</label>
      <select
        id={`${id}-float`}
        value={float ?? ''}
        onChange={({target: {value}}) => {
          onChange({float: value === 'start' || value === 'end' ? value : null});
        }}
      >
        <option value="">None</option>
        <option value="start">Image at the start</option>
        <option value="end">Image at the end</option>
      </select>
      <label htmlFor={`${id}-caption`}>Caption</label>
      <input
        id={`${id}-caption`}
        type="checkbox"
        checked={hasCaption}
        onChange={({target}) => {
          onCaption(target.checked);
        }}
      />
    </span>
  );
}

/**
 * Stops key events of the fields, because the editor listens on an element around them. Enter and
 * Escape move the focus back to the text; a field keeps its value when it loses focus.
 */
function useOwnKeys(ref: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const element = ref.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      event.stopPropagation();
      if (event.key !== 'Enter' && event.key !== 'Escape') return;
      event.preventDefault();
      onLeave();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [ref, onLeave]);
}
