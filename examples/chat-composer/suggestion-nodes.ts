import {$createTextNode, type TextNode} from 'lexical';

import {$createMentionNode} from './mention-node';
import type {Entry} from './suggestion-data';

/** Creates what a picked person leaves in the text. */
export function $createMention({id, name}: Entry): TextNode {
  return $createMentionNode(id, name);
}

/** Creates what a picked emoji leaves in the text: a character like any other. */
export function $createEmojiNode({sign}: Entry): TextNode {
  return $createTextNode(sign);
}
