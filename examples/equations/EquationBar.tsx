import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {ReactNode} from 'react';

import {INSERT_EQUATION_COMMAND} from './equation-extension';
import {EquationField} from './EquationField';
import {useSelectedEquation} from './use-selected-equation';

/** The source of the selected equation, or a button that adds one. */
export function EquationBar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  if (useSelectedEquation(editor)) return <EquationField />;
  return (
    <div className="equations-bar">
      <button
        type="button"
        className="equations-button"
        onClick={() => {
          editor.focus();
          editor.dispatchCommand(INSERT_EQUATION_COMMAND, 'x^2');
        }}
      >
        Add an equation
      </button>
      <span className="equations-note">or type $x^2$ in the text</span>
    </div>
  );
}
