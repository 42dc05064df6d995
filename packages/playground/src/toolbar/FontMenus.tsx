import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {ReactNode} from 'react';

import {MenuButton} from '../ui/MenuButton';
import {familyItems, sizeItems} from './fonts';
import type {ToolbarState} from './toolbar-state';
import {useEditorFocus} from './use-editor-focus';

/** Font and size of the selected text. */
export function FontMenus({state}: {state: ToolbarState}): ReactNode {
  const [editor] = useLexicalComposerContext();
  const focusEditor = useEditorFocus();
  return (
    <>
      <MenuButton
        label="Font"
        icon="font"
        items={familyItems(editor, state)}
        onDone={focusEditor}
      />
      <MenuButton
        label="Font size"
        icon="fontSize"
        items={sizeItems(editor, state)}
        onDone={focusEditor}
      />
    </>
  );
}
