import {type ReactNode, useId} from 'react';

import type {GalleryFilter} from './filter-examples';

interface FilterBarProps {
  readonly filter: GalleryFilter;
  readonly onChange: (filter: GalleryFilter) => void;
  readonly tags: readonly string[];
  /** How many examples the filter leaves, of how many. */
  readonly shown: number;
  readonly total: number;
}

/** A text field and the tags to filter by; says how many examples are left. */
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
      <div role="group" aria-label="Tags" className="gallery-filter-tags">
        {tags.map((tag) => (
          <button
            key={tag}
            type="button"
            className="gallery-filter-tag"
            aria-pressed={filter.tag === tag}
            onClick={() => {
              onChange({...filter, tag: filter.tag === tag ? null : tag});
            }}
          >
            {tag}
          </button>
        ))}
      </div>
      <p role="status" className="gallery-filter-count">
        {shown === total ? `${total} examples` : `${shown} of ${total} examples`}
      </p>
    </search>
  );
}
