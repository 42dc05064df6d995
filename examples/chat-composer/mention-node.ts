import {
  $create,
  $getState,
  $setState,
  createState,
  type EditorConfig,
  type LexicalNode,
  TextNode,
} from 'lexical';

/** Whom a mention means: a name may change, and two people may share one. */
const personState = createState('personId', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

/** A person's name in the text, which is inserted and deleted as a whole. */
export class MentionNode extends TextNode {
  override $config() {
    return this.config('mention', {
      extends: TextNode,
      stateConfigs: [{flat: true, stateConfig: personState}],
    });
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    element.classList.add('chat-composer-mention');
    return element;
  }

  getPersonId(): string {
    return $getState(this, personState);
  }

  /** Text typed right before it must not become part of the name. */
  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }
}

/** Creates the mention of a person under the given name. */
export function $createMentionNode(personId: string, name: string): MentionNode {
  const node = $create(MentionNode).setTextContent(`@${name}`).setMode('token');
  return $setState(node, personState, personId);
}

/** Tells whether a node is a mention. */
export function $isMentionNode(
  node: LexicalNode | null | undefined,
): node is MentionNode {
  return node instanceof MentionNode;
}
