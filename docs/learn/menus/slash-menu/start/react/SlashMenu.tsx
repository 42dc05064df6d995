import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';

import {$choose, optionsFor, SlashExtension} from './slash';

export function SlashMenu() {
  const [editor] = useLexicalComposerContext();
  const query = useExtensionSignalValue(SlashExtension, 'query');
  const options = optionsFor(query);
  if (options.length === 0) return null;
  return (
    <ul role="listbox" aria-label="Blocks">
      {options.map((option) => (
        <li
          key={option.label}
          role="option"
          aria-selected={false}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => editor.update(() => $choose(option))}
        >
          {option.label}
        </li>
      ))}
    </ul>
  );
}
