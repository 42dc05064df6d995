import {
  $create,
  $getState,
  $setState,
  createState,
  type EditorConfig,
  type LexicalNode,
  TextNode,
} from 'lexical';

/** The ID of the person. A name can change, and two people can have the same name. */
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

  /** Text that is typed directly before the name must not become part of it. */
  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }
}

/** Creates a mention of a person. */
export function $createMentionNode(personId: string, name: string): MentionNode {
  const node = $create(MentionNode).setTextContent(`@${name}`).setMode('token');
  return $setState(node, personState, personId);
}

/** Returns whether a node is a mention. */
export function $isMentionNode(
  node: LexicalNode | null | undefined,
): node is MentionNode {
  return node instanceof MentionNode;
}
