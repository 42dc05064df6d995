import {type ReactNode, type RefObject, useLayoutEffect, useRef} from 'react';

import styles from './styles.module.css';

interface Props {
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly placeholder: string | undefined;
  /** Why the modal cannot be shown. */
  readonly problem: string | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What only a wrong configuration leads to; everything else is the network's. */
const WRONG_CONFIGURATION = / is missing\.$/;

/**
 * Stands in for the modal while its code is on the way: a real field, so that no key is lost,
 * whatever it is typed with. It also tells when the modal cannot be had.
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
      // A press outside closes it, as it does the modal.
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
