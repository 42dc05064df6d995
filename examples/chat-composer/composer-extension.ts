import {ClearEditorExtension} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {PlainTextExtension} from '@lexical/plain-text';
import {defineExtension} from 'lexical';

import {MentionNode} from './mention-node';
import {OutboxExtension} from './outbox';

export const composerExtension = defineExtension({
  name: 'chat-composer',
  namespace: 'chat-composer',
  dependencies: [
    PlainTextExtension,
    HistoryExtension,
    ClearEditorExtension,
    OutboxExtension,
  ],
  nodes: [MentionNode],
});
