import './styles.css';

import {ContentEditable} from '@lexical/react/LexicalContentEditable';
import {LexicalExtensionComposer} from '@lexical/react/LexicalExtensionComposer';
import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {type ReactNode, useState} from 'react';

import {composerExtension} from './composer-extension';
import {MessageList} from './MessageList';
import {OutboxExtension} from './outbox';
import {EMOJI, PEOPLE} from './suggestion-data';
import {$createEmojiNode, $createMention} from './suggestion-nodes';
import {Suggestions} from './Suggestions';

const PLACEHOLDER = 'Message, @name or :emoji';

/** A chat: the sent messages, and below them a composer that suggests people and emoji. */
export default function App(): ReactNode {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <LexicalExtensionComposer extension={composerExtension} contentEditable={null}>
      <div className="chat-composer" ref={setFrame}>
        <MessageList />
        <div className="chat-composer-bar">
          <div className="chat-composer-box">
            <ContentEditable
              className="chat-composer-input"
              tabIndex={0}
              aria-label="Message"
              aria-placeholder={PLACEHOLDER}
              placeholder={<p className="chat-composer-placeholder">{PLACEHOLDER}</p>}
            />
          </div>
          <SendButton />
        </div>
        <p className="chat-composer-hint">Enter sends, Shift+Enter starts a new line</p>
        {frame && (
          <>
            <Suggestions
              trigger="@"
              minLength={0}
              entries={PEOPLE}
              parent={frame}
              $createNode={$createMention}
            />
            <Suggestions
              trigger=":"
              minLength={1}
              entries={EMOJI}
              parent={frame}
              $createNode={$createEmojiNode}
            />
          </>
        )}
      </div>
    </LexicalExtensionComposer>
  );
}

function SendButton(): ReactNode {
  const {send} = useExtensionDependency(OutboxExtension).output;
  return (
    <button type="button" className="chat-composer-send" onClick={send}>
      Send
    </button>
  );
}
