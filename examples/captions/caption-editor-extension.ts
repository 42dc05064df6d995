import {NestedEditorExtension} from '@lexical/extension';
import {ReactExtension} from '@lexical/react/ReactExtension';
import {ReactProviderExtension} from '@lexical/react/ReactProviderExtension';
import {RichTextExtension} from '@lexical/rich-text';
import {
  type AnyLexicalExtension,
  COMMAND_PRIORITY_LOW,
  configExtension,
  defineExtension,
  KEY_ENTER_COMMAND,
} from 'lexical';

/**
 * Defines the editor for one caption: a line of rich text.
 *
 * @param caption - its serialized state, or an empty text
 * @param leave - called by Enter
 */
export function captionExtension(
  caption: string,
  leave: () => void,
): AnyLexicalExtension {
  return defineExtension({
    name: 'captions/editor',
    namespace: 'captions',
    dependencies: [
      RichTextExtension,
      configExtension(NestedEditorExtension, {inheritEditableFromParent: true}),
      ReactProviderExtension,
      configExtension(ReactExtension, {contentEditable: null}),
    ],
    ...(caption !== '' && {$initialEditorState: caption}),
    register: (editor) =>
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => {
          event?.preventDefault();
          leave();
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
  });
}
