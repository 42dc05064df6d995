import {$getRoot} from 'lexical';
import {defineComponent, h} from 'vue';

import {useEditorValue} from './use-editor';

export const WordCount = defineComponent(() => {
  const count = useEditorValue(
    () => $getRoot().getTextContent().split(/\s+/).filter(Boolean).length,
  );
  return () => h('p', {class: 'vue-count'}, `${count.value} words`);
});
