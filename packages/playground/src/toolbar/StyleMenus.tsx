import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {ReactNode} from 'react';

import {usePlayground} from '../app/playground-context';
import {MenuButton} from '../ui/MenuButton';
import {setTextStyle} from './actions';
import {ColorMenu} from './ColorMenu';
import {BACKGROUND_COLORS, TEXT_COLORS} from './colors';
import {FontMenus} from './FontMenus';
import {alignmentItems, formatItems} from './style-menus';
import styles from './toolbar.module.css';
import type {ToolbarState} from './toolbar-state';
import {useEditorFocus} from './use-editor-focus';

/** Colors, less common formats, and settings for whole blocks. */
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
        colors={TEXT_COLORS}
        current={state.color}
        onPick={(value, tag) => {
          setTextStyle(editor, 'color', value, tag);
        }}
      />
      <ColorMenu
        label="Background color"
        icon="background"
        colors={BACKGROUND_COLORS}
        current={state.background}
        onPick={(value, tag) => {
          setTextStyle(editor, 'background-color', value, tag);
        }}
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
