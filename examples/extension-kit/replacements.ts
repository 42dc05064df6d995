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
  /** What is typed, and what takes its place. */
  replacements: Readonly<Record<string, string>>;
}

/** Puts signs in the place of what stands for them, while it is typed. */
export const ReplacementsExtension = defineExtension({
  name: 'extension-kit/Replacements',
  config: safeCast<ReplacementsConfig>({
    disabled: false,
    replacements: {'->': '→', '...': '…'},
  }),
  // Several extensions may add replacements; by default the last one would win.
  mergeConfig: (config, overrides) => ({
    ...shallowMergeConfig(config, overrides),
    replacements: {...config.replacements, ...overrides.replacements},
  }),
  build: (_editor, config) => namedSignals(config),
  register: (editor, _config, state) => {
    const {disabled, replacements} = state.getOutput();
    // The effect returns the undoing of the transform, and runs again when a signal changes.
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
    // Moves the caret along with the text.
    node.spliceText(anchor.offset - typed.length, typed.length, sign, true);
    return;
  }
}
