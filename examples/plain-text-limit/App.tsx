import './styles.css';

import {HistoryExtension} from '@lexical/history';
import {OverflowExtension} from '@lexical/overflow';
import {PlainTextExtension} from '@lexical/plain-text';
import {CharacterLimitPlugin} from '@lexical/react/LexicalCharacterLimitPlugin';
import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  defineExtension,
} from 'lexical';
import {type ReactNode, useId} from 'react';

import {Counter} from './Counter';

const MAX_LENGTH = 140;
const PLACEHOLDER = 'What are you working on?';

const statusExtension = defineExtension({
  name: 'plain-text-limit',
  namespace: 'plain-text-limit',
  dependencies: [PlainTextExtension, HistoryExtension, OverflowExtension],
  theme: {characterLimit: 'plain-text-limit-overflow'},
  $initialEditorState: () => {
    const text = $createTextNode(
      'Moving the editor to plain text. Keep typing until the counter runs out.',
    );
    $getRoot().append($createParagraphNode().append(text));
  },
});

/** A plain-text box that counts characters and marks the ones over the limit. */
export default function App(): ReactNode {
  const counterId = useId();
  return (
    <LexicalExtensionComposer extension={statusExtension} contentEditable={null}>
      <div className="plain-text-limit">
        <div className="plain-text-limit-box">
          <ContentEditable
            className="plain-text-limit-input"
            tabIndex={0}
            aria-label="Status"
            aria-describedby={counterId}
            aria-placeholder={PLACEHOLDER}
            placeholder={<p className="plain-text-limit-placeholder">{PLACEHOLDER}</p>}
          />
        </div>
        <footer className="plain-text-limit-footer">
          <CharacterLimitPlugin
            charset="UTF-16"
            maxLength={MAX_LENGTH}
            renderer={({remainingCharacters}) => (
              <Counter
                id={counterId}
                max={MAX_LENGTH}
                remaining={remainingCharacters}
              />
            )}
          />
        </footer>
      </div>
    </LexicalExtensionComposer>
  );
}
