import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';
import type {SectionCounts} from './search-state';

interface Props {
  /** Names of the sections, as in the records. */
  readonly sections: readonly string[];
  readonly counts: SectionCounts;
  /** The section to which results are limited; empty for all. */
  readonly value: string;
  readonly onChange: (section: string | null) => void;
}

/** One button for each section of the site, and one for all of them. */
export default function SearchFilters(props: Props): ReactNode {
  const {sections, counts, value, onChange} = props;
  if (sections.length === 0) {
    return null;
  }
  return (
    <div role="group" aria-label="Filter results" className={styles.filters}>
      <FilterButton label="All" isPressed={!value} onClick={() => onChange(null)} />
      {sections.map((section) => (
        <FilterButton
          key={section}
          label={section}
          count={counts[section]}
          isPressed={value === section}
          onClick={() => onChange(section)}
        />
      ))}
    </div>
  );
}

interface FilterButtonProps {
  readonly label: string;
  readonly count?: number | undefined;
  readonly isPressed: boolean;
  readonly onClick: () => void;
}

function FilterButton({
  label,
  count,
  isPressed,
  onClick,
}: FilterButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.filter, isPressed && styles.filterPressed)}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      {label}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </button>
  );
}
