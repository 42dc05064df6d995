import {
  $create,
  $getState,
  $insertNodes,
  $setState,
  COMMAND_PRIORITY_EDITOR,
  createCommand,
  createState,
  DecoratorNode,
  defineExtension,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalEditor,
} from 'lexical';

/** Inserts such a button at the caret. */
export const INSERT_LIKES_COMMAND = createCommand<void>('INSERT_LIKES_COMMAND');

const countState = createState('count', {
  parse: (value) => (typeof value === 'number' ? value : 0),
});

/** A button in the text that counts how often somebody pressed it. */
export class LikesNode extends DecoratorNode<null> {
  override $config() {
    return this.config('likes', {
      extends: DecoratorNode,
      stateConfigs: [{flat: true, stateConfig: countState}],
    });
  }

  override createDOM(_config: EditorConfig, editor: LexicalEditor): HTMLElement {
    const element = document.createElement('span');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `♥ ${this.getCount()}`;
    button.addEventListener('click', () => editor.update(() => this.like()));
    element.append(button);
    return element;
  }

  override updateDOM(_previous: this, element: HTMLElement): boolean {
    const [button] = element.children;
    if (button) button.textContent = `♥ ${this.getCount()}`;
    return false;
  }

  override decorate(): null {
    return null;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('data');
    element.className = 'likes';
    element.value = String(this.getCount());
    element.textContent = `♥ ${this.getCount()}`;
    return {element};
  }

  getCount(): number {
    return $getState(this, countState);
  }

  like(): void {
    $setState(this, countState, (count) => count + 1);
  }
}

/** Makes a button that nobody has pressed yet. */
export function $createLikesNode(): LikesNode {
  return $create(LikesNode);
}

/** Lets documents contain such buttons. */
export const LikesExtension = defineExtension({
  name: 'likes',
  nodes: [LikesNode],
  register: (editor) =>
    editor.registerCommand(
      INSERT_LIKES_COMMAND,
      () => {
        $insertNodes([$createLikesNode()]);
        return true;
      },
      COMMAND_PRIORITY_EDITOR,
    ),
});
