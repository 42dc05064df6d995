import {
  $applyNodeReplacement,
  $createTextNode,
  $getState,
  $setState,
  createState,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  TextNode,
} from 'lexical';

const personState = createState('person', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

/** A person's name, which is selected and deleted as a unit. */
export class MentionNode extends TextNode {
  override $config() {
    return this.config('mention', {
      extends: TextNode,
      stateConfigs: [{flat: true, stateConfig: personState}],
    });
  }

  static override importDOM(): DOMConversionMap {
    return {
      span: (element) =>
        element.dataset['mention'] === undefined
          ? null
          : {conversion: $convertMention, priority: 1},
    };
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    const {theme} = config;
    if (typeof theme['mention'] === 'string') element.className = theme['mention'];
    element.spellcheck = false;
    return element;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('span');
    element.dataset['mention'] = $getState(this, personState);
    element.textContent = this.getTextContent();
    return {element};
  }

  override isTextEntity(): true {
    return true;
  }

  override canInsertTextBefore(): boolean {
    return false;
  }

  override canInsertTextAfter(): boolean {
    return false;
  }
}

/** Creates a mention of a person, shown as "@" and the name. */
export function $createMentionNode(person: string): MentionNode {
  const node = new MentionNode(`@${person}`);
  $setState(node, personState, person);
  return $applyNodeReplacement(node.setMode('token').toggleDirectionless());
}

function $convertMention(element: HTMLElement) {
  const person = element.dataset['mention'] ?? '';
  return {
    node: person ? $createMentionNode(person) : $createTextNode(element.textContent),
  };
}
