import {$createTextNode, type TextNode} from 'lexical';

import {$createMentionNode} from './mention-node';
import type {Entry} from './suggestion-data';

/** Creates the node for a person that the user picked. */
export function $createMention({id, name}: Entry): TextNode {
  return $createMentionNode(id, name);
}

/** Creates the node for an emoji that the user picked, which is ordinary text. */
export function $createEmojiNode({sign}: Entry): TextNode {
  return $createTextNode(sign);
}
