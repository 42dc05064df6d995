import {effect, namedSignals} from '@lexical/extension';
import {
  $getSelection,
  $isRangeSelection,
  defineExtension,
  safeCast,
  shallowMergeConfig,
  TextNode,
} from 'lexical';

interface ReplacementsConfig {
  disabled: boolean;
  /** The typed text, and the text that replaces it. */
  replacements: Readonly<Record<string, string>>;
}

/** Replaces character sequences, such as `->`, while the user types. */
export const ReplacementsExtension = defineExtension({
  name: 'extension-kit/Replacements',
  config: safeCast<ReplacementsConfig>({
    disabled: false,
    replacements: {'->': '→', '...': '…'},
  }),
  // Several extensions can add replacements. By default, the last one would win.
  mergeConfig: (config, overrides) => ({
    ...shallowMergeConfig(config, overrides),
    replacements: {...config.replacements, ...overrides.replacements},
  }),
  build: (_editor, config) => namedSignals(config),
  register: (editor, _config, state) => {
    const {disabled, replacements} = state.getOutput();
    // The effect returns the function that removes the transform, and runs again when a signal changes.
    return effect(() => {
      if (disabled.value) return;
      const pairs = Object.entries(replacements.value);
      return editor.registerNodeTransform(TextNode, (node) => {
        $replaceBeforeCaret(node, pairs);
      });
    });
  },
});

function $replaceBeforeCaret(node: TextNode, pairs: readonly [string, string][]): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return;
  const {anchor} = selection;
  if (anchor.key !== node.getKey() || node.hasFormat('code')) return;
  const before = node.getTextContent().slice(0, anchor.offset);
  for (const [typed, sign] of pairs) {
    if (!before.endsWith(typed)) continue;
    // Moves the caret together with the text.
    node.spliceText(anchor.offset - typed.length, typed.length, sign, true);
    return;
  }
}
