/** Name of something that an editor can do, as it stands in an address. */
export type FeatureId =
  | 'rich-text'
  | 'history'
  | 'lists'
  | 'check-lists'
  | 'links'
  | 'clickable-links'
  | 'auto-links'
  | 'tables'
  | 'code'
  | 'hashtags'
  | 'horizontal-rules'
  | 'markdown-shortcuts'
  | 'tab-indentation'
  | 'auto-focus'
  | 'selection-on-display';

/** One thing that an editor can do, and what its source needs for it. */
export interface Feature {
  readonly id: FeatureId;
  /** What readers choose, in plain words. */
  readonly label: string;
  /** Exported names by the package that exports them. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
  /** What stands in the editor's list of dependencies. */
  readonly dependency: string;
  /** Statements above the editor's extension. */
  readonly setup?: string;
  /** What must be chosen as well. */
  readonly needs: readonly FeatureId[];
}

/** All features, in the order in which an editor lists them. */
export const FEATURES: readonly Feature[] = [
  extension(
    'rich-text',
    'Headings, quotes and formatted text',
    '@lexical/rich-text',
    'RichTextExtension',
  ),
  extension('history', 'Undo and redo', '@lexical/history', 'HistoryExtension'),
  extension('lists', 'Bulleted and numbered lists', '@lexical/list', 'ListExtension', [
    'rich-text',
  ]),
  extension('check-lists', 'Check lists', '@lexical/list', 'CheckListExtension', [
    'lists',
  ]),
  extension('links', 'Links', '@lexical/link', 'LinkExtension', ['rich-text']),
  extension(
    'clickable-links',
    'Links that open on a click',
    '@lexical/link',
    'ClickableLinkExtension',
    ['links'],
  ),
  {
    id: 'auto-links',
    label: 'Addresses become links while typing',
    imports: {
      '@lexical/extension': ['configExtension'],
      '@lexical/link': ['AutoLinkExtension', 'createLinkMatcherWithRegExp'],
    },
    dependency: 'configExtension(AutoLinkExtension, {matchers: [webAddress]})',
    setup: 'const webAddress = createLinkMatcherWithRegExp(/https?:\\/\\/[^\\s<>]+/);',
    needs: ['links'],
  },
  extension('tables', 'Tables', '@lexical/table', 'TableExtension', ['rich-text']),
  extension(
    'code',
    'Code blocks with highlighting',
    '@lexical/code-prism',
    'CodePrismExtension',
    ['rich-text'],
  ),
  extension('hashtags', 'Hashtags', '@lexical/hashtag', 'HashtagExtension'),
  extension(
    'horizontal-rules',
    'Horizontal rules',
    '@lexical/extension',
    'HorizontalRuleExtension',
    ['rich-text'],
  ),
  {
    id: 'markdown-shortcuts',
    label: 'Markdown becomes formatting while typing',
    imports: {
      '@lexical/markdown': ['registerMarkdownShortcuts', 'TEXT_FORMAT_TRANSFORMERS'],
    },
    dependency: 'MarkdownShortcutsExtension',
    needs: ['rich-text'],
  },
  extension(
    'tab-indentation',
    'The Tab key indents',
    '@lexical/extension',
    'TabIndentationExtension',
    ['rich-text'],
  ),
  extension(
    'auto-focus',
    'Focus when the page opens',
    '@lexical/extension',
    'AutoFocusExtension',
  ),
  extension(
    'selection-on-display',
    'Show the selection without focus',
    '@lexical/extension',
    'SelectionAlwaysOnDisplayExtension',
  ),
];

/** Returns the choices with all that they need, each once, in the order of {@link FEATURES}. */
export function withNeeded(choices: readonly FeatureId[]): readonly Feature[] {
  const wanted = new Set<FeatureId>();
  const add = (id: FeatureId): void => {
    wanted.add(id);
    FEATURES.find((feature) => feature.id === id)?.needs.forEach(add);
  };
  choices.forEach(add);
  return FEATURES.filter(({id}) => wanted.has(id));
}

/** Returns the choices without a feature, and without all that needs it. */
export function withoutDependents(
  choices: readonly FeatureId[],
  removed: FeatureId,
): readonly FeatureId[] {
  return choices.filter(
    (id) => !withNeeded([id]).some((needed) => needed.id === removed),
  );
}

function extension(
  id: FeatureId,
  label: string,
  module: string,
  name: string,
  needs: readonly FeatureId[] = [],
): Feature {
  return {id, label, imports: {[module]: [name]}, dependency: name, needs};
}
