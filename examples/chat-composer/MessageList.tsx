import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import type {ReactNode} from 'react';

import {OutboxExtension} from './outbox';

/** The messages so far. Screen readers announce each new one. */
export function MessageList(): ReactNode {
  const messages = useExtensionSignalValue(OutboxExtension, 'messages');
  return (
    <div
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      className="chat-composer-log"
    >
      <p className="chat-composer-message" data-from="other">
        Does the release go out today?
      </p>
      {messages.map(({id, parts}) => (
        <p key={id} className="chat-composer-message">
          {parts.map(({text, personId}, index) =>
            personId ? (
              <b key={index} className="chat-composer-mention">
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </p>
      ))}
    </div>
  );
}
