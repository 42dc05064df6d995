import {
  $getState,
  $setState,
  createState,
  DecoratorNode,
  defineExtension,
  type EditorConfig,
  type LexicalEditor,
} from 'lexical';

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

  getCount(): number {
    return $getState(this, countState);
  }

  like(): void {
    $setState(this, countState, (count) => count + 1);
  }
}

/** Lets documents contain such buttons. */
export const LikesExtension = defineExtension({
  name: 'likes',
  nodes: [LikesNode],
});
