/** Extensions that every editor of the playground has, and why they have no switch. */
export const ALWAYS_THERE: Readonly<Record<string, string>> = {
  AriaLiveRegionExtension: 'speaks what the announcing extensions say',
  AutoLinkAnnounceExtension: 'comes with AutoLinkExtension',
  CoreImportExtension: 'comes with each extension that imports HTML',
  DOMImportExtension: 'holds the import rules of all extensions',
  DragonExtension: 'comes with rich and plain text, for dictation',
  EditorStateExtension: 'comes with HorizontalRuleExtension',
  FocusManagerExtension: 'leads from the text to the toolbar',
  HeadingAnnounceExtension: 'comes with RichTextExtension',
  InitialStateExtension: 'comes with each editor made of extensions',
  LexicalEditorRefPlugin: 'hands the editor to the panes',
  MdastBlockquoteExtension: 'grammar of Markdown shortcuts and import',
  MdastCodeExtension: 'grammar of Markdown shortcuts and import',
  MdastExportExtension: 'writes the Markdown pane',
  MdastExtension: 'writes and reads Markdown for the panes and the import',
  MdastGfmExtension: 'grammar of the import',
  MdastHeadingExtension: 'grammar of Markdown shortcuts and import',
  MdastHorizontalRuleExtension: 'grammar of Markdown shortcuts and import',
  MdastImportExtension: 'grammar of Markdown shortcuts and import',
  MdastLinkExtension: 'grammar of Markdown shortcuts and import',
  MdastListExtension: 'grammar of Markdown shortcuts and import',
  MdastStrikethroughExtension: 'grammar of Markdown shortcuts and import',
  MdastTableExtension: 'grammar of Markdown shortcuts and import',
  MdastTaskListExtension: 'grammar of Markdown shortcuts and import',
  MdastAutolinkLiteralExtension: 'comes with MdastGfmExtension',
  NodeSelectionExtension: 'comes with HorizontalRuleExtension',
  NormalizeInlineElementsExtension: 'comes with RichTextExtension',
  NormalizeTripleClickSelectionExtension: 'comes with RichTextExtension',
  PreventSelectAllExtension: 'comes with SelectBlockExtension',
  ReactExtension: 'comes with LexicalExtensionComposer',
  ReactProviderExtension: 'comes with LexicalExtensionComposer',
  RootElementExtension: 'comes with AriaLiveRegionExtension',
  RovingTabIndexExtension: 'moves focus along the toolbar',
};

/** What the playground doesn't have, and why. */
export const NOT_OFFERED: Readonly<Record<string, string>> = {
  ...reactForms({
    LexicalAutoFocusPlugin: 'AutoFocusExtension',
    LexicalAutoLinkPlugin: 'AutoLinkExtension',
    LexicalCheckListPlugin: 'CheckListExtension',
    LexicalClearEditorPlugin: 'ClearEditorExtension',
    LexicalClickableLinkPlugin: 'ClickableLinkExtension',
    LexicalHashtagPlugin: 'HashtagExtension',
    LexicalHistoryPlugin: 'HistoryExtension',
    LexicalHorizontalRulePlugin: 'HorizontalRuleExtension',
    LexicalLinkPlugin: 'LinkExtension',
    LexicalListPlugin: 'ListExtension',
    LexicalPlainTextPlugin: 'PlainTextExtension',
    LexicalRichTextPlugin: 'RichTextExtension',
    LexicalTabIndentationPlugin: 'TabIndentationExtension',
    LexicalTablePlugin: 'TableExtension',
  }),
  ...formerNames({
    ClipboardImportExtension: 'ClipboardDOMImportExtension',
    CodeHighlighterShikiExtension: 'CodeShikiExtension',
    CodeImportExtension: 'CodeExtension',
    LinkImportExtension: 'LinkExtension',
    ListImportExtension: 'ListExtension',
    RichTextImportExtension: 'RichTextExtension',
    TableImportExtension: 'TableExtension',
  }),
  CodePrismExtension: 'its highlighting is registered when a code block appears',
  CodeShikiExtension: 'its highlighting is registered when a code block appears',
  DOMRenderExtension: 'changes nothing without overrides of a node’s elements',
  DecoratorTextExtension: 'a base class; no package has a node of it',
  FocusTrapExtension: 'for dialogs that are no modal dialogs; these are',
  GetClipboardDataExtension: 'changes nothing without formats of one’s own',
  HMRExtension: 'for development servers',
  IMEExtension: 'a signal for other extensions; nothing to see',
  LexicalNodeEventPlugin: 'for single DOM events; nothing here needs it',
  LexicalNodeMenuPlugin: 'the base of LexicalAutoEmbedPlugin',
  LexicalOnChangePlugin: 'calls back; nothing to see',
  MdastCommonMarkExtension: 'its parts are there one by one',
  MdastRichTextExtension: 'its parts are there one by one',
  NestedEditorExtension: 'for editors inside nodes; no node here has one',
  ReactPluginHostExtension: 'for React plugins in editors without React',
  SharedHistoryExtension: 'for editors inside nodes; no node here has one',
  TailwindExtension: 'sets class names of a style system that this page lacks',
  WatchEditableExtension: 'a signal for other extensions; nothing to see',
};

function reactForms(forms: Record<string, string>): Record<string, string> {
  return mapValues(forms, (extension) => `the React form of ${extension}`);
}

function formerNames(names: Record<string, string>): Record<string, string> {
  return mapValues(
    names,
    (extension) => `part of ${extension}, or an older form of it`,
  );
}

function mapValues(
  record: Record<string, string>,
  map: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, map(value)]),
  );
}
