import type {LexicalEditor} from 'lexical';
import {type ReactNode, useState} from 'react';

import type {PluginIds} from '../../editor/plugins/plugins';
import paneStyles from '../../panes/panes.module.css';
import type {Paste} from '../paste-log';
import type {PasteSample} from '../samples/sample';
import {SAMPLES} from '../samples/samples';
import {Choice} from './Choice';
import {downloadPastes} from './download-pastes';
import styles from './paste.module.css';
import {pasteSample} from './paste-sample';
import type {Shown} from './shown';

interface PasteBarProps {
  editor: LexicalEditor;
  pastes: readonly Paste[];
  shown: Shown;
  onShow: (shown: Shown) => void;
  sample: PasteSample;
  onChoose: (sample: PasteSample) => void;
  running: PluginIds;
}

/** Chooses what is shown: a paste of this session, or a sample, which can be pasted. */
export function PasteBar(props: PasteBarProps): ReactNode {
  const {editor, pastes, shown, onShow, sample, onChoose, running} = props;
  const [isRefused, setIsRefused] = useState(false);
  return (
    <div className={styles.bar}>
      <Choice
        label="Sample"
        value={sample.id}
        options={SAMPLES.map(({id, label}) => [id, label])}
        onChoose={(id) => {
          const chosen = SAMPLES.find((one) => one.id === id);
          if (chosen) onChoose(chosen);
        }}
      />
      <button
        type="button"
        className={paneStyles.quietButton}
        onClick={() => {
          setIsRefused(!pasteSample(editor, sample));
        }}
      >
        Paste this sample
      </button>
      <Choice
        label="Shown"
        value={String(shown)}
        options={[
          ...pastes.toReversed().map(optionOf),
          ['sample', 'The sample, not pasted'],
        ]}
        onChoose={(value) => {
          onShow(value === 'sample' ? 'sample' : Number(value));
        }}
      />
      {pastes.length > 0 && (
        <button
          type="button"
          className={paneStyles.quietButton}
          onClick={() => {
            downloadPastes(pastes, running, editor);
          }}
        >
          Download the log
        </button>
      )}
      <p role="status" className={styles.status}>
        {isRefused
          ? 'The editor is read-only, so nothing was pasted.'
          : countOf(pastes.length)}
      </p>
    </div>
  );
}

function optionOf({number, how, time}: Paste): readonly [string, string] {
  const clock = new Date(time).toLocaleTimeString('en', {hour12: false});
  return [String(number), `${how === 'paste' ? 'Paste' : 'Drop'} ${number}, ${clock}`];
}

function countOf(count: number): string {
  if (count === 0) return 'Nothing has been pasted yet.';
  return count === 1 ? 'The log has 1 paste.' : `The log has ${count} pastes.`;
}
