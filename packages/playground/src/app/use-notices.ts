import type {FourPartError} from '@lexical-documentation/common';
import {useCallback, useState} from 'react';

import {toContentError} from '../document/content-error';
import type {Opened} from '../session/open-start';

/** The messages that the page shows. */
export interface NoticeList {
  readonly visitTitle: string | null;
  readonly problem: FourPartError | null;
  /** Set if the problem is that the document in the URL couldn't be opened. */
  readonly isAddressProblem: boolean;
  /** Set if the problem is that the reader's own document couldn't be opened. */
  readonly isSetAside: boolean;
  readonly hasJoined: boolean;
  /** What was lost in an import. */
  readonly losses: readonly string[];
  leaveVisit(): void;
  showProblem(error: Error): void;
  showJoined(): void;
  showLosses(losses: readonly string[]): void;
  dismiss(): void;
}

/** The notices above the editor. */
export function useNotices(opened: Opened, leaveVisit: () => void): NoticeList {
  const [problem, setProblem] = useState(opened.error ?? null);
  const [hasJoined, setJoined] = useState(false);
  const [losses, setLosses] = useState<readonly string[]>([]);
  const showProblem = useCallback((error: Error) => {
    setProblem(toContentError(error));
  }, []);
  const showJoined = useCallback(() => {
    setJoined(true);
  }, []);
  const dismiss = useCallback(() => {
    setProblem(null);
    setJoined(false);
    setLosses([]);
  }, []);
  const isOpening = problem !== null && problem === opened.error;
  return {
    visitTitle: opened.origin.kind === 'visit' ? opened.origin.title : null,
    problem,
    isAddressProblem: isOpening && !opened.isSetAside,
    isSetAside: isOpening && opened.isSetAside === true,
    hasJoined,
    losses,
    leaveVisit,
    showProblem,
    showJoined,
    showLosses: setLosses,
    dismiss,
  };
}
