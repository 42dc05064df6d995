import {ShareButton} from '@lexical-documentation/reader-tools/panel';
import {type ReactNode, useMemo, useState} from 'react';

import {makeReport, type Report} from '../core/make-report';
import {type Input, readInput} from '../core/read-input';
import {EXAMPLE} from './example';
import {PARAMETER, type Question, readQuestion, storeQuestion} from './kept-question';
import {Results} from './Results';
import {type Span, spanOf} from './span-of';
import styles from './UpgradePanel.module.css';
import {type ReleasesState, useReleases} from './use-releases';

export interface UpgradePanelProps {
  /** All releases that are known, oldest first. */
  readonly versions: readonly string[];
}

/** Fields for what a reader has, and below them what an upgrade changes for it. */
export function UpgradePanel({versions}: UpgradePanelProps): ReactNode {
  const newest = versions.at(-1) ?? '';
  const empty: Question = {from: '', to: newest, text: ''};
  const [question, setQuestion] = useState<Question>(() => ({
    ...empty,
    ...readQuestion(location.hash),
  }));
  const input = useMemo(() => readInput(question.text), [question.text]);
  const span = spanOf(question, input, versions);
  const state = useReleases(span.steps);
  const report = useMemo(
    () => (state.type === 'loaded' ? makeReport(state.releases, input) : undefined),
    [state, input],
  );
  const ask = (change: Partial<Question>): void => {
    const next = {...question, ...change};
    storeQuestion(next);
    setQuestion(next);
  };
  const isEmpty = question.text === '' && question.from === '';
  return (
    <div className={styles.panel} data-upgrade-report={state.type}>
      <div className={styles.bar}>
        <VersionField
          label="From"
          versions={versions}
          value={question.from}
          onChange={(from) => ask({from})}
          any="Found in the text"
        />
        <VersionField
          label="To"
          versions={versions}
          value={question.to}
          onChange={(to) => ask({to})}
        />
        <button type="button" onClick={() => ask({...empty, ...EXAMPLE})}>
          Try an example
        </button>
        <ShareButton
          parameter={PARAMETER}
          text={JSON.stringify(question)}
          isDisabled={isEmpty}
        />
        <button type="button" disabled={isEmpty} onClick={() => ask(empty)}>
          Clear
        </button>
      </div>
      <label className={styles.field}>
        package.json, part of a lock file, or code
        <textarea
          value={question.text}
          rows={9}
          spellCheck={false}
          onChange={({currentTarget}) => ask({text: currentTarget.value})}
        />
      </label>
      <div role="status">
        {span.tooOld !== undefined && <TooOld span={span} oldest={versions[0] ?? ''} />}
        <p className={styles.status}>
          {statusText(question, input, span, state, report)}
        </p>
      </div>
      {report && span.steps.length > 0 && <Results report={report} input={input} />}
    </div>
  );
}

function VersionField({
  label,
  versions,
  value,
  any,
  onChange,
}: {
  readonly label: string;
  readonly versions: readonly string[];
  readonly value: string;
  /** What the field says where no version is chosen; without it, one must be. */
  readonly any?: string;
  readonly onChange: (version: string) => void;
}): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={({currentTarget}) => onChange(currentTarget.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {[...versions].reverse().map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}

/** Said before anything else: what follows leaves a part of the question open. */
function TooOld({
  span,
  oldest,
}: {
  readonly span: Span;
  readonly oldest: string;
}): ReactNode {
  return (
    <p>
      <b>This covers only part of your upgrade.</b> You use {span.tooOld}, and the
      report knows the changes since {oldest}. What changed before is in{' '}
      <a href={`${CHANGELOG}#:~:text=v${span.tooOld}`}>Lexical’s changelog</a>: read it
      from {span.tooOld} up to {oldest}. The rest follows.
    </p>
  );
}

const CHANGELOG = 'https://github.com/facebook/lexical/blob/main/CHANGELOG.md';

function statusText(
  {text, to}: Question,
  input: Input,
  {from, steps}: Span,
  state: ReleasesState,
  report: Report | undefined,
): string {
  if (from === undefined)
    return text === ''
      ? 'Choose the version that you use, or paste text that contains it.'
      : 'Choose the version that you use, because the text doesn’t contain one.';
  if (text.trim() !== '' && input.kind === 'nothing')
    return 'The text that you pasted doesn’t import anything from Lexical, or name any of its packages.';
  if (steps.length === 0) return `There is nothing between ${from} and ${to}.`;
  if (state.type === 'failed') return 'The data could not be loaded. Reload the page.';
  if (!report) return 'Loading…';
  const {breaking, deprecated, compatible} = report;
  const subject = SUBJECTS[input.kind];
  return `From ${from} to ${to}, ${subject}: ${breaking.length} to change, ${deprecated.length} deprecated, ${compatible.length} compatible.`;
}

const SUBJECTS: Readonly<Record<Input['kind'], string>> = {
  nothing: 'in all packages',
  packages: 'in the packages that you pasted',
  code: 'in what you pasted',
};
