import type {LexicalEditor} from 'lexical';
import {type ReactNode, useMemo, useState, useSyncExternalStore} from 'react';

import type {PluginIds} from '../../editor/plugins/plugins';
import type {Paste, PasteLog} from '../paste-log';
import {LossList} from './LossList';
import styles from './paste.module.css';
import {PasteBar} from './PasteBar';
import {RowTree} from './RowTree';
import {pasteOfSample, type Shown, useChosenSample} from './shown';
import {TypeList} from './TypeList';
import {useReport} from './use-report';

/** What the pane gets from the page. */
export interface PastePaneProps {
  editor: LexicalEditor;
  log: PasteLog;
  running: PluginIds;
}

/** Shows the content of a paste, the rules that handled it, and what was lost. */
export function PastePane({editor, log, running}: PastePaneProps): ReactNode {
  const pastes = useSyncExternalStore(log.subscribe, log.getPastes);
  const [sample, setSample] = useChosenSample();
  const [shown, setShown] = useShown(pastes);
  const paste = useMemo(
    () => pastes.find(({number}) => number === shown) ?? pasteOfSample(sample, editor),
    [pastes, shown, sample, editor],
  );
  const {report, effects, problem, search} = useReport(paste, running);

  return (
    <>
      <PasteBar
        editor={editor}
        pastes={pastes}
        shown={shown}
        onShow={setShown}
        sample={sample}
        running={running}
        onChoose={(chosen) => {
          setSample(chosen);
          setShown('sample');
        }}
      />
      <p className={styles.note}>
        {paste.number === 0
          ? `The sample “${sample.label}”, imported into a copy of this editor. Your document is unchanged.`
          : `Paste ${paste.number}, imported once more into a copy of this editor, with the plugins that run now.`}
      </p>
      {problem && <p role="alert">{problem}</p>}
      {report && <TypeList report={report} files={paste.data.files} />}
      {report?.route && (
        <>
          <LossList report={report} effects={effects} onSearch={search} />
          <RowTree key={paste.number} report={report} effects={effects} />
        </>
      )}
    </>
  );
}

/** Shows the newest paste; until something has been pasted, a sample. */
function useShown(pastes: readonly Paste[]): [Shown, (shown: Shown) => void] {
  const last = pastes.at(-1)?.number;
  const [shown, setShown] = useState<Shown>(last ?? 'sample');
  const [seen, setSeen] = useState(last);
  if (last !== undefined && last !== seen) {
    setSeen(last);
    setShown(last);
  }
  return [shown, setShown];
}
