import {translate} from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';

import styles from './styles.module.css';

/** Longest query, the same as in the modal. */
const MAX_LENGTH = 64;

interface Props {
  readonly value: string;
  readonly onChange: (query: string) => void;
}

/** The query field. It has the focus when the page opens, unless there are results to read. */
export default function SearchInput({value, onChange}: Props): ReactNode {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).get('q')) {
      inputRef.current?.focus();
    }
  }, []);

  return (
    <search>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <input
          ref={inputRef}
          type="search"
          name="q"
          className={styles.input}
          value={value}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          spellCheck={false}
          placeholder={translate({
            id: 'theme.SearchPage.inputPlaceholder',
            message: 'Type your search here',
            description: 'The placeholder for search page input',
          })}
          aria-label={translate({
            id: 'theme.SearchPage.inputLabel',
            message: 'Search',
            description: 'The ARIA label for search page input',
          })}
          onChange={(event) => onChange(event.target.value)}
        />
      </form>
    </search>
  );
}
