import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {ReactNode} from 'react';

import {usePlayground} from '../app/playground-context';
import {MenuButton} from '../ui/MenuButton';
import {ColorMenu} from './ColorMenu';
import {FontMenus} from './FontMenus';
import {alignmentItems, formatItems} from './style-menus';
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
      {running.has('fonts') && <FontMenus state={state} />}
      <ColorMenu
        label="Text color"
        icon="color"
        property="color"
        current={state.color}
      />
      <ColorMenu
        label="Background color"
        icon="background"
        property="background-color"
        current={state.background}
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
