import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import type {ReactNode} from 'react';

import {CommentsExtension, type Thread} from './comments-extension';
import {MessageForm} from './MessageForm';

/** All conversations. The one whose passage contains the caret stands out. */
export function Threads(): ReactNode {
  const {begin} = useExtensionDependency(CommentsExtension).output;
  const threads = useExtensionSignalValue(CommentsExtension, 'threads');
  const canComment = useExtensionSignalValue(CommentsExtension, 'canComment');
  return (
    <aside className="comments-threads" aria-label="Comments">
      {canComment ? (
        <MessageForm label="Comment on the selection" onSend={begin} />
      ) : (
        <p className="comments-hint">Select a passage to comment on it.</p>
      )}
      <ul className="comments-list">
        {threads.map((thread) => (
          <ThreadItem key={thread.id} {...thread} />
        ))}
      </ul>
    </aside>
  );
}

function ThreadItem({id, quote, messages}: Thread): ReactNode {
  const {goTo, reply, resolve} = useExtensionDependency(CommentsExtension).output;
  const isSelected = useExtensionSignalValue(CommentsExtension, 'selectedIds').includes(
    id,
  );
  const isInText = useExtensionSignalValue(CommentsExtension, 'idsInText').has(id);
  return (
    <li className="comments-thread" aria-current={isSelected}>
      <button
        type="button"
        className="comments-quote"
        disabled={!isInText}
        onClick={() => {
          goTo(id);
        }}
      >
        {quote}
      </button>
      {!isInText && <p className="comments-hint">This passage was deleted.</p>}
      {messages.map((message, index) => (
        <p key={index} className="comments-message">
          {message}
        </p>
      ))}
      {isSelected && (
        <MessageForm
          label="Reply"
          onSend={(message) => {
            reply(id, message);
          }}
        />
      )}
      <button
        type="button"
        className="comments-button"
        onClick={() => {
          resolve(id);
        }}
      >
        Resolve
      </button>
    </li>
  );
}
