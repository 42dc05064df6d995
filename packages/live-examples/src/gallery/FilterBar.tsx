import {type ReactNode, useId, useState} from 'react';

import type {GalleryFilter, TagCount} from './filter-examples';

interface FilterBarProps {
  readonly filter: GalleryFilter;
  readonly onChange: (filter: GalleryFilter) => void;
  readonly tags: readonly TagCount[];
  /** How many examples match the filter, and how many there are. */
  readonly shown: number;
  readonly total: number;
}

/** A text field and the tags to filter by; shows how many examples match. */
export function FilterBar(props: FilterBarProps): ReactNode {
  const {filter, onChange, tags, shown, total} = props;
  const inputId = useId();
  return (
    <search className="gallery-filter">
      <label htmlFor={inputId} className="gallery-filter-label">
        Filter examples
      </label>
      <input
        id={inputId}
        type="search"
        className="gallery-filter-input"
        value={filter.text}
        onChange={({target}) => {
          onChange({...filter, text: target.value});
        }}
      />
      <TagButtons
        tags={tags}
        chosen={filter.tag}
        onChoose={(tag) => {
          onChange({...filter, tag});
        }}
      />
      <p role="status" className="gallery-filter-count">
        {shown === total ? `${total} examples` : `${shown} of ${total} examples`}
      </p>
    </search>
  );
}

interface TagButtonsProps {
  readonly tags: readonly TagCount[];
  readonly chosen: string | null;
  readonly onChoose: (tag: string | null) => void;
}

/**
 * Tags that only one example has are rarely useful, so they are shown on demand, or when they're
 * chosen.
 */
function TagButtons({tags, chosen, onChoose}: TagButtonsProps): ReactNode {
  const [isComplete, setIsComplete] = useState(false);
  const shown = tags.filter(
    ({tag, count}) => isComplete || count > 1 || tag === chosen,
  );
  return (
    <div role="group" aria-label="Tags" className="gallery-filter-tags">
      {shown.map(({tag}) => (
        <button
          key={tag}
          type="button"
          className="gallery-filter-tag"
          aria-pressed={chosen === tag}
          onClick={() => {
            onChoose(chosen === tag ? null : tag);
          }}
        >
          {tag}
        </button>
      ))}
      <button
        type="button"
        className="gallery-filter-more"
        aria-expanded={isComplete}
        onClick={() => {
          setIsComplete(!isComplete);
        }}
      >
        {isComplete ? 'Fewer tags' : 'All tags'}
      </button>
    </div>
  );
}
