import {signal} from '@lexical/extension';
import {
  $getRoot,
  $isElementNode,
  CLEAR_EDITOR_COMMAND,
  COMMAND_PRIORITY_LOW,
  defineExtension,
  KEY_ENTER_COMMAND,
} from 'lexical';

import {$isMentionNode} from './mention-node';

/** A part of a sent message. */
export interface MessagePart {
  readonly text: string;
  /** Set where the text mentions somebody. */
  readonly personId?: string;
}

export interface Message {
  readonly id: number;
  readonly parts: readonly MessagePart[];
}

/** Sends on Enter, empties the editor, and keeps the messages. Replace it with your own transport. */
export const OutboxExtension = defineExtension({
  name: 'chat-composer/Outbox',
  build: (editor) => {
    const messages = signal<readonly Message[]>([]);
    const send = () => {
      editor.update(() => {
        const parts = $readMessage();
        if (parts.every(({text}) => text.trim() === '')) return;
        messages.value = [...messages.value, {id: messages.value.length, parts}];
        editor.dispatchCommand(CLEAR_EDITOR_COMMAND, undefined);
      });
    };
    return {messages, send};
  },
  register: (editor, _config, state) =>
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        if (event?.shiftKey) return false;
        event?.preventDefault();
        state.getOutput().send();
        return true;
      },
      // Runs before the editor's own line break, but after an open menu of suggestions.
      COMMAND_PRIORITY_LOW,
    ),
});

/** A plain-text document is one paragraph of texts, mentions and line breaks. */
function $readMessage(): MessagePart[] {
  return $getRoot()
    .getChildren()
    .flatMap((block) => ($isElementNode(block) ? block.getChildren() : []))
    .map((node) => {
      const text = node.getTextContent();
      return $isMentionNode(node) ? {text, personId: node.getPersonId()} : {text};
    });
}
