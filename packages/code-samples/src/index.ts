export {codeSamplesPlugin as default} from './plugin';
export {
  codeSamplesRemarkPlugin,
  type CodeSamplesRemarkOptions,
} from './remark/code-samples-remark-plugin';
export {
  highlightCode,
  type CodeLink,
  type HighlightOptions,
} from './highlight/highlight-code';
export {
  highlightExamples,
  type HighlightExamplesOptions,
  type ExampleSource,
} from './highlight/highlight-examples';
export {linkProse} from './links/prose-links';
export {describeSymbol, type SymbolEntry, type SymbolIndex} from './links/symbol-index';
export {
  checkSamples,
  type CheckOptions,
  type CheckResult,
  type OptOut,
} from './check/check-samples';
export {countSamples, type SampleCounts} from './check/count-samples';
export {modulesOfLiveSamples} from './check/modules-of-live-samples';
export {type IdentifierStoreOptions, listUses} from './links/identifier-store';
export type {NameUse, SourceUses, UsePlace} from './links/identifier-uses';
export {
  renderSamples,
  type RenderSamplesOptions,
  type SampleToRender,
} from './remark/render-samples';
export {
  readSampleFiles,
  type SampleFiles,
  type SampleFilesOptions,
} from './program/sample-files';
export {shownMarkdown} from './program/markdown-samples';
