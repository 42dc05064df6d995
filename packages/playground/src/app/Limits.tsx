import {CharacterLimitPlugin} from '@lexical/react/LexicalCharacterLimitPlugin';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getRoot} from 'lexical';
import type {ReactNode} from 'react';

import type {PluginIds} from '../editor/plugins/plugins';
import {useEditorState} from '../editor/use-editor-state';
import styles from './workspace.module.css';

const LIMIT = 500;

/** Shows how many characters are left, for each limit that is on. */
export function Limits({running}: {running: PluginIds}): ReactNode {
  return (
    <>
      {running.has('character-limit') && (
        <Remaining charset="UTF-16" unit="characters" />
      )}
      {running.has('byte-limit') && <Remaining charset="UTF-8" unit="bytes" />}
      {running.has('max-length') && <Length />}
    </>
  );
}

interface RemainingProps {
  charset: 'UTF-8' | 'UTF-16';
  unit: string;
}

function Remaining({charset, unit}: RemainingProps): ReactNode {
  return (
    <CharacterLimitPlugin
      charset={charset}
      maxLength={LIMIT}
      renderer={({remainingCharacters}) => (
        <p
          role="status"
          className={styles.limit}
          data-exceeded={remainingCharacters < 0}
        >
          {remainingCharacters} of {LIMIT} {unit} left
        </p>
      )}
    />
  );
}

function Length(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const size = useEditorState(editor).read(() => $getRoot().getTextContentSize());
  return (
    <p role="status" className={styles.limit}>
      {size} of at most {LIMIT} characters
    </p>
  );
}
