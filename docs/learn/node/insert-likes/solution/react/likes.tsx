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
  type LexicalEditor,
} from 'lexical';
import type {JSX} from 'react';

/** Inserts such a button at the caret. */
export const INSERT_LIKES_COMMAND = createCommand<void>('INSERT_LIKES_COMMAND');

const countState = createState('count', {
  parse: (value) => (typeof value === 'number' ? value : 0),
});

/** A button in the text that counts how often somebody pressed it. */
export class LikesNode extends DecoratorNode<JSX.Element> {
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

  override decorate(editor: LexicalEditor): JSX.Element {
    return (
      <button type="button" onClick={() => editor.update(() => this.like())}>
        ♥ {this.getCount()}
      </button>
    );
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
