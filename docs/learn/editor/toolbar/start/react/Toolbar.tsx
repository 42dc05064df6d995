import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';

import {actions} from './actions';

export function Toolbar() {
  const [editor] = useLexicalComposerContext();
  return (
    <div role="toolbar" aria-label="Formatting">
      {actions.map(({label, run}) => (
        <button key={label} type="button" onClick={() => run(editor)}>
          {label}
        </button>
      ))}
    </div>
  );
}
