import type {FourPartError} from '@lexical-documentation/common';
import {useCallback, useState} from 'react';

import {toContentError} from '../document/content-error';
import type {Opened} from '../session/open-start';

/** What the page has to say to the reader. */
export interface NoticeList {
  readonly visitTitle: string | null;
  readonly problem: FourPartError | null;
  /** The problem is that what the address asks for could not be opened. */
  readonly isAddressProblem: boolean;
  /** The problem is that the reader's own document could not be opened. */
  readonly isSetAside: boolean;
  readonly hasJoined: boolean;
  /** What an imported text held and the document does not. */
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
