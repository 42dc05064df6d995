import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import type {NodeKey} from 'lexical';
import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';

import {drawEquation} from './draw-equation';

interface EquationViewProps {
  nodeKey: NodeKey;
  source: string;
}

/** The drawn equation, or its source while the source is invalid. */
export function EquationView({nodeKey, source}: EquationViewProps): ReactNode {
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  const ref = useRef<HTMLSpanElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useLayoutEffect(() => {
    if (ref.current) setDrawn(drawEquation(source, ref.current));
  }, [source]);
  return (
    <span className="equations-equation" data-selected={isSelected}>
      <span ref={ref} hidden={!isDrawn} />
      {!isDrawn && <code>{source || 'empty'}</code>}
    </span>
  );
}
