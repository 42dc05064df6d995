import {type ReactNode, useEffect, useRef, useState} from 'react';

import type {drawMath} from './draw-math';
import type {Equation} from './equation';
import styles from './equation.module.css';

interface DrawnEquationProps extends Equation {
  /** Called with the problem in the source, or null. */
  onProblem?: (problem: string | null) => void;
}

/** An equation as MathML, which screen readers can read; its source until the library has loaded. */
export function DrawnEquation({
  source,
  isDisplay,
  onProblem,
}: DrawnEquationProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const show = (found: string | null): void => {
      if (isGone) return;
      setProblem(found);
      setIsDrawn(found === null);
      onProblem?.(found);
    };
    loadMath().then(
      (drawMath) => {
        if (!isGone && ref.current) show(drawMath(source, isDisplay, ref.current));
      },
      () => {
        show('The library that draws equations could not be loaded.');
      },
    );
    return () => {
      isGone = true;
    };
  }, [source, isDisplay, onProblem]);
  return (
    <>
      <span
        ref={ref}
        hidden={!isDrawn}
        className={isDisplay ? styles.display : undefined}
      />
      {!isDrawn && (
        <code className={styles.source} title={problem ?? undefined}>
          {source}
        </code>
      )}
    </>
  );
}

let loading: Promise<typeof drawMath> | undefined;

/** Loads the library that draws equations, once; after a failure, the next call tries again. */
async function loadMath(): Promise<typeof drawMath> {
  loading ??= import(/* webpackChunkName: "playground-math" */ './draw-math').then(
    (module) => module.drawMath,
  );
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
