import {
  $getState,
  $setState,
  createState,
  DecoratorNode,
  defineExtension,
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

  override createDOM(): HTMLElement {
    return document.createElement('span');
  }

  override updateDOM(): boolean {
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
