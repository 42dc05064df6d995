import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {FORMAT_TEXT_COMMAND} from 'lexical';

import {FORMATS, SelectionBarExtension} from './selection';

const LABELS = {italic: 'Italic', code: 'Code'};

export function SelectionBar() {
  const [editor] = useLexicalComposerContext();
  const bar = useExtensionSignalValue(SelectionBarExtension, 'bar');
  if (!bar) return null;
  const {left, top, formats} = bar;
  return (
    <div
      role="toolbar"
      aria-label="Selection"
      style={{position: 'fixed', left, top: top + 4}}
    >
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          aria-pressed={formats.includes(format)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
        >
          {LABELS[format]}
        </button>
      ))}
    </div>
  );
}
