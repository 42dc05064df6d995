export {default, validateOptions} from './plugin';
export {buildReference} from './build-reference';
export {resolveOptions} from './options';
export {apiSidebar} from './emit/sidebar-file';
export {readSymbolIndex} from './emit/symbol-index';
export {type NameFacts, readSymbolFacts, type SymbolFacts} from './emit/symbol-facts';
export type {SymbolEntry} from './model/schema';
export type {ApiReferenceOptions, VariableKindOption} from './options';
export type {CodeBlock, CodeRenderer} from './render/code-blocks';
export type {UsedName, UsingPage} from './usages/usages';
export {readAddresses, readDescribedModel} from './lists/described-model';
export {
  referenceListsRemarkPlugin,
  type ReferenceListsOptions,
} from './lists/reference-lists-remark-plugin';
export {loadModel, type ModelOptions} from './model/load-model';
export {formatCoverage, measureCoverage, type ModuleCoverage} from './notes/coverage';
export {mergeNotes, type MergedModel} from './notes/merge-notes';
export {readNotes} from './notes/read-notes';
export type * from './model/schema';
export {type EntryCondition, readPackages} from './entry-points';
export {compareModels, type ModuleChanges} from './versions/compare-models';
export {formatChanges, type PlacesOfName} from './versions/format-changes';
export {readDeclaredFacts} from './versions/declared-facts';
export {partsOf} from './versions/paths';
export {byVersion, readReleases} from './versions/read-releases';
export {
  findReleaseSteps,
  type ReleaseFacts,
  type ReleaseStep,
} from './versions/release-step';
export {
  namesWithoutSuccessor,
  readSuccessors,
  type Successor,
  type Successors,
  successorOf,
} from './versions/successors';
export {type LaterChange, splitReleases} from './versions/later-changes';
export {historyOf, type VersionHistory} from './versions/version-history';
