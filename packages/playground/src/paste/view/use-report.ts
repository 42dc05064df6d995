import {useCallback, useEffect, useMemo, useState} from 'react';

import type {PluginIds} from '../../editor/plugins/plugins';
import type {Paste} from '../paste-log';
import type {Effects} from '../report/find-losses';
import {type PasteReport, readPaste} from '../report/read-paste';

/** The report on a paste, as far as it's ready. */
export interface ShownReport {
  readonly report: PasteReport | null;
  /** Null until everything has been tried. */
  readonly effects: Effects | null;
  readonly problem: string | null;
  /** Finds what a long paste lost; null if this starts automatically. */
  readonly search: (() => void) | null;
}

interface Found {
  readonly of: PasteReport;
  readonly effects: Effects | null;
  readonly problem: string | null;
}

/** Reads a paste, and then finds what was lost. */
export function useReport(paste: Paste, running: PluginIds): ShownReport {
  const read = useMemo(() => tryToRead(paste, running), [paste, running]);
  const [found, setFound] = useState<Found | null>(null);
  const [wanted, setWanted] = useState<PasteReport | null>(null);
  const {report} = read;
  const waits = report?.isLong === true && wanted !== report;
  useEffect(() => {
    if (!report || waits) return;
    const stop = new AbortController();
    report.findEffects(stop.signal).then(
      (effects) => {
        setFound({of: report, effects, problem: null});
      },
      (error: unknown) => {
        if (stop.signal.aborted) return;
        setFound({of: report, effects: null, problem: problemOf(error)});
      },
    );
    return () => {
      stop.abort();
    };
  }, [report, waits]);
  const search = useCallback(() => {
    setWanted(report);
  }, [report]);
  const current = found !== null && found.of === report ? found : null;
  return {
    report,
    effects: current?.effects ?? null,
    problem: current?.problem ?? read.problem,
    search: waits ? search : null,
  };
}

function tryToRead(
  paste: Paste,
  running: PluginIds,
): Pick<ShownReport, 'report' | 'problem'> {
  try {
    return {report: readPaste(paste, running), problem: null};
  } catch (error) {
    return {report: null, problem: problemOf(error)};
  }
}

function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `The import stopped: ${message} Download the paste for a bug report.`;
}
