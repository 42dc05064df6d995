import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getNodeByKey, SKIP_DOM_SELECTION_TAG} from 'lexical';
import {type ReactNode, useId} from 'react';

import {EquationNode} from './equation-node';
import {problemOf} from './draw-equation';
import {useSelectedEquation} from './use-selected-equation';

/** The source of the selected equation. Shows nothing if none is selected. */
export function EquationField(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const selected = useSelectedEquation(editor);
  const id = useId();
  if (!selected) return null;
  const {key, source} = selected;
  return (
    <div className="equations-bar">
      <label htmlFor={id}>TeX</label>
      <input
        id={id}
        className="equations-field"
        spellCheck={false}
        value={source}
        onChange={({target}) => {
          editor.update(
            () => {
              const node = $getNodeByKey(key);
              if (node instanceof EquationNode) node.setSource(target.value);
            },
            {tag: SKIP_DOM_SELECTION_TAG},
          );
        }}
      />
      <span role="status" className="equations-problem">
        {problemOf(source)}
      </span>
    </div>
  );
}
