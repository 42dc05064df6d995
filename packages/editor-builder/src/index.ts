export {type Choices, choicesIn, queryOf} from './address';
export type {Feature, FeatureId, FeatureOption, Form, OptionValue} from './feature';
export {FEATURES} from './feature-list';
export {importableModules} from './importable-modules';
export {possibleIn, withNeeded, withoutDependents} from './features';
export {
  generateEditor,
  type GeneratedEditor,
  type PartSource,
  type PartSources,
  type Versions,
} from './generate-editor';
export {HOST, htmlFile, type PublishedModules} from './html-file';
export {type Need, NEEDS} from './needs';
export type {OptionValues} from './options';
export {STACKBLITZ} from './stackblitz';
