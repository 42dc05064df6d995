import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {TextFormatType} from 'lexical';
import type {ReactNode} from 'react';

import {usePlayground} from '../app/playground-context';
import type {IconName} from '../ui/icons';
import {Tool} from '../ui/Tool';
import {toggleFormat} from './actions';
import styles from './toolbar.module.css';
import type {ToolbarState} from './toolbar-state';

const FORMATS: readonly (readonly [TextFormatType, string, IconName, string])[] = [
  ['bold', 'Bold', 'bold', 'Ctrl+B'],
  ['italic', 'Italic', 'italic', 'Ctrl+I'],
  ['underline', 'Underline', 'underline', 'Ctrl+U'],
  ['code', 'Inline code', 'inlineCode', 'Ctrl+Shift+E'],
];

/** The most common formats and the link; used by both toolbars. */
export function FormatTools({state}: {state: ToolbarState}): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {running, openDialog} = usePlayground();
  return (
    <div className={styles.group}>
      {FORMATS.map(([format, label, icon, hint]) => (
        <Tool
          key={format}
          label={label}
          icon={icon}
          hint={hint}
          pressed={state.formats.has(format)}
          onUse={() => {
            toggleFormat(editor, format);
          }}
        />
      ))}
      {running.has('link') && (
        <Tool
          label="Link"
          icon="link"
          hint="Ctrl+K"
          pressed={state.isLink}
          onUse={() => {
            openDialog('link');
          }}
        />
      )}
    </div>
  );
}
