import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {ReactNode} from 'react';

import {usePlayground} from '../app/playground-context';
import {MenuButton} from '../ui/MenuButton';
import {alignmentItems, colorItems, formatItems} from './style-menus';
import styles from './toolbar.module.css';
import type {ToolbarState} from './toolbar-state';
import {useEditorFocus} from './use-editor-focus';

/** Colors, rarer formats, and what is set for whole blocks. */
export function StyleMenus({state}: {state: ToolbarState}): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {running} = usePlayground();
  const focusEditor = useEditorFocus();
  return (
    <div className={styles.group}>
      <MenuButton
        label="Text color"
        icon="color"
        columns={4}
        items={colorItems(editor, 'color', state.color)}
        onDone={focusEditor}
      />
      <MenuButton
        label="Background color"
        icon="background"
        columns={4}
        items={colorItems(editor, 'background-color', state.background)}
        onDone={focusEditor}
      />
      <MenuButton
        label="More formats"
        icon="more"
        items={formatItems(editor, running, state)}
        onDone={focusEditor}
      />
      <MenuButton
        label="Alignment and indentation"
        icon={state.alignment === 'center' ? 'center' : 'left'}
        items={alignmentItems(editor, state)}
        onDone={focusEditor}
      />
    </div>
  );
}
