import {$isCodeNode} from '@lexical/code-core';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getNodeByKey, type NodeKey} from 'lexical';
import type {ReactNode} from 'react';

import {MenuButton} from '../ui/MenuButton';
import styles from './toolbar.module.css';

/** Languages that both highlighters know. */
const LANGUAGES: readonly (readonly [string, string])[] = [
  ['typescript', 'TypeScript'],
  ['javascript', 'JavaScript'],
  ['css', 'CSS'],
  ['html', 'HTML'],
  ['markdown', 'Markdown'],
  ['python', 'Python'],
  ['rust', 'Rust'],
  ['go', 'Go'],
  ['java', 'Java'],
  ['swift', 'Swift'],
  ['c', 'C'],
  ['cpp', 'C++'],
  ['sql', 'SQL'],
  ['diff', 'Diff'],
  ['plain', 'Plain text'],
];

interface CodeLanguageProps {
  code: {key: NodeKey; language: string};
  onDone: () => void;
}

/** In a code block, the language menu replaces the text formats. */
export function CodeLanguage({code, onDone}: CodeLanguageProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const name = LANGUAGES.find(([id]) => id === code.language)?.[1] ?? code.language;
  return (
    <MenuButton
      label={`Language: ${name || 'none'}`}
      className={styles.wide}
      items={LANGUAGES.map(([id, label]) => ({
        id,
        label,
        kind: 'radio',
        checked: id === code.language,
        run: () => {
          editor.update(() => {
            const node = $getNodeByKey(code.key);
            if ($isCodeNode(node)) node.setLanguage(id);
          });
        },
      }))}
      onDone={onDone}
    >
      <span>{name || 'Language'}</span>
    </MenuButton>
  );
}
