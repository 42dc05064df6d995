import {CodeNode} from '@lexical/code-core';
import {type AnyLexicalExtension, defineExtension, type LexicalEditor} from 'lexical';

/** The two highlighters that Lexical has packages for. */
export type Highlighter = 'prism' | 'shiki';

const LOADERS: Record<
  Highlighter,
  () => Promise<(editor: LexicalEditor) => () => void>
> = {
  prism: async () => {
    const {registerCodeHighlighting} = await import(
      /* webpackChunkName: "playground-prism" */ './prism-highlighting'
    );
    return registerCodeHighlighting;
  },
  shiki: async () => {
    const {registerCodeHighlighting} = await import(
      /* webpackChunkName: "playground-shiki" */ './shiki-highlighting'
    );
    return registerCodeHighlighting;
  },
};

/** Creates the extension that loads a highlighter when the first code block is created. */
export function codeHighlighting(highlighter: Highlighter): AnyLexicalExtension {
  return defineExtension({
    name: `playground/code-highlighting/${highlighter}`,
    register: (editor, _config, state) => {
      let stopHighlighting: (() => void) | undefined;
      const stopWaiting = editor.registerMutationListener(CodeNode, () => {
        stopWaiting();
        void LOADERS[highlighter]().then((register) => {
          if (!state.getSignal().aborted) stopHighlighting = register(editor);
        });
      });
      return () => {
        stopWaiting();
        stopHighlighting?.();
      };
    },
  });
}
