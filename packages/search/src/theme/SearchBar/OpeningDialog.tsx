import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly placeholder: string | undefined;
  /** Why the modal can't be shown. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Errors that only a wrong configuration causes; all others are network errors. */
const WRONG_CONFIGURATION = / is missing\.$/;

/**
 * Replaces the modal while its code is loading, with a real field, so that no key press is lost,
 * whatever the input method. It also reports if the modal can't be loaded.
 */
export default function OpeningDialog({
  fieldRef,
  query,
  placeholder = 'Search docs',
  problem,
  onRetry,
  onClose,
}: Props): ReactNode {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialogRef.current?.showModal();
    fieldRef.current?.select();
  }, [fieldRef]);
  return (
    <dialog
      ref={dialogRef}
      className="search-opening"
      aria-label="Search"
      onCancel={onClose}
      // A click outside closes it, like the modal.
      {...{closedby: 'any'}}
    >
      <input
        ref={fieldRef}
        type="search"
        className="search-opening-field"
        aria-label="Search"
        placeholder={placeholder}
        defaultValue={query}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        onCompositionStart={({currentTarget}) => {
          currentTarget.dataset['composing'] = 'true';
        }}
        onCompositionEnd={({currentTarget}) => {
          delete currentTarget.dataset['composing'];
        }}
      />
      {problem && (
        <div role="alert" className={styles.problem}>
          <p>
            {WRONG_CONFIGURATION.test(problem)
              ? problem
              : 'Unable to fetch results. You might want to check your network connection.'}
          </p>
          <button type="button" className="button button--secondary" onClick={onRetry}>
            Try again
          </button>{' '}
          <button type="button" className="button button--secondary" onClick={onClose}>
            Close
          </button>
        </div>
      )}
    </dialog>
  );
}
