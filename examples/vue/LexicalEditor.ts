import {buildEditorFromExtensions} from '@lexical/extension';
import type {AnyLexicalExtension} from 'lexical';
import {
  defineComponent,
  h,
  markRaw,
  onBeforeUnmount,
  onMounted,
  type PropType,
  provide,
  shallowRef,
} from 'vue';

import {editorKey} from './use-editor';

/** An editor with two slots, `before` and `after`, which can use the editor. */
export const LexicalEditor = defineComponent({
  props: {
    extension: {type: Object as PropType<AnyLexicalExtension>, required: true},
    label: {type: String, required: true},
  },
  setup({extension, label}, {slots}) {
    // A reactive proxy isn't the same object as the editor.
    const editor = markRaw(buildEditorFromExtensions(extension));
    provide(editorKey, editor);
    const root = shallowRef<HTMLElement | null>(null);
    onMounted(() => {
      editor.setRootElement(root.value);
    });
    onBeforeUnmount(() => {
      editor.dispose();
    });

    return () =>
      h('div', [
        slots.before?.(),
        // No children, because only Lexical writes into this element.
        h('div', {
          ref: root,
          class: 'vue-note',
          contenteditable: true,
          role: 'textbox',
          'aria-multiline': true,
          'aria-label': label,
        }),
        slots.after?.(),
      ]);
  },
});
