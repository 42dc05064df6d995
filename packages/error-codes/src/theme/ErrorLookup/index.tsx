import {
  type ChangeEvent,
  type ReactNode,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';

import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {
  fillMessage,
  type KnownError,
  readQuery,
  readReport,
  type Report,
  searchErrors,
  writeQuery,
} from '../../lookup/find-errors';
import styles from './styles.module.css';

export interface Props {
  /** All numbers, separated by spaces. */
  readonly codes: string;
  /** The version of the packages that they are from. */
  readonly version: string;
}

const SHOWN = 8;
const LONGEST_QUERY = 200;

/** Finds an error by the page's query, a pasted message or words. */
export default function ErrorLookup({codes, version}: Props): ReactNode {
  const id = useId();
  const history = useHistory();
  const {search} = useLocation();
  const {collectAnchor} = useBrokenLinks();
  const errors = useSyncExternalStore(readList, listOnPage, listBefore);
  const [text, setText] = useState('');
  // The rows of the list have anchors that Docusaurus does not see.
  codes.split(' ').forEach((code) => collectAnchor(`code-${code}`));

  const look = ({target: {value}}: ChangeEvent<HTMLTextAreaElement>) => {
    setText(value);
    const report = readReport(value, errors);
    const query = report ? writeQuery(report) : '';
    if (query !== search) {
      history.replace({search: query});
    }
  };
  // The document was rendered without a query: it is read once the list is.
  const report = errors.length > 0 ? readQuery(search) : undefined;
  return (
    <div className={styles.lookup}>
      <label htmlFor={id}>Paste a message, or search by number or words</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        onChange={look}
        placeholder="Minified Lexical error #195; visit …"
        spellCheck={false}
      />
      <div className={styles.answer} role="status">
        {report ? (
          <Found report={report} errors={errors} version={version} />
        ) : (
          <Matches text={text} errors={errors} />
        )}
      </div>
    </div>
  );
}

function Found({
  report: {code, values},
  errors,
  version,
}: {
  readonly report: Report;
  readonly errors: readonly KnownError[];
  readonly version: string;
}): ReactNode {
  const error = errors.find((candidate) => candidate.code === code);
  if (!error) {
    return (
      <p>
        Lexical {version} has no error with the number {code}.{' '}
        <a href="#other-versions">Find it in another version</a>, or{' '}
        <SearchLink query={`error ${code}`} />.
      </p>
    );
  }
  const parts = fillMessage(error.message, values);
  return (
    <>
      <p>
        <strong>Error {code}</strong>{' '}
        <a href={`#code-${code}`}>Where it is explained</a>
      </p>
      <p className={styles.message}>
        {parts.map((part, index) =>
          'text' in part ? part.text : <mark key={index}>{part.value ?? '…'}</mark>,
        )}
      </p>
    </>
  );
}

function Matches({
  text,
  errors,
}: {
  readonly text: string;
  readonly errors: readonly KnownError[];
}): ReactNode {
  if (text.trim() === '') {
    return <p>The full message, with the values of your error, appears here.</p>;
  }
  const found = searchErrors(text, errors);
  return (
    <>
      <p>
        {countText(found.length)}{' '}
        {found.length === 0 && (
          <>
            Other messages have sections in the guides: <SearchLink query={text} />.
          </>
        )}
      </p>
      <ul>
        {found.slice(0, SHOWN).map(({code, message}) => (
          <li key={code}>
            <a href={`#code-${code}`}>{code}</a> {message}
          </li>
        ))}
      </ul>
    </>
  );
}

function SearchLink({query}: {readonly query: string}): ReactNode {
  const search = useBaseUrl('/search');
  return (
    <a href={`${search}?q=${encodeURIComponent(query.slice(0, LONGEST_QUERY))}`}>
      search the documentation
    </a>
  );
}

function countText(count: number): string {
  if (count === 0) {
    return 'No message contains these words.';
  }
  const shown = count > SHOWN ? `, the first ${SHOWN} of them here` : '';
  return count === 1
    ? '1 message contains these words.'
    : `${count} messages contain these words${shown}.`;
}

const NONE: readonly KnownError[] = [];
let list = NONE;

/** The list of the document holds every sentence: nothing else has to be loaded. */
function readList(changed: () => void): () => void {
  list = [...document.querySelectorAll<HTMLElement>('tr[data-code]')].map((row) => ({
    code: Number(row.dataset['code']),
    message: row.querySelector('code')?.textContent ?? '',
  }));
  changed();
  return () => {
    list = NONE;
  };
}

function listOnPage(): readonly KnownError[] {
  return list;
}

/** The document is rendered before it is there to be read. */
function listBefore(): readonly KnownError[] {
  return NONE;
}
