export {type Choices, choicesIn, queryOf} from './address';
export type {Form} from './editor-source';
export {FEATURES} from './feature-list';
export {type Feature, type FeatureId, withNeeded, withoutDependents} from './features';
export {generateEditor, type GeneratedEditor, type Versions} from './generate-editor';
export {HOST, htmlFile, type PublishedModules} from './html-file';
export {type Need, NEEDS} from './needs';
export {STACKBLITZ} from './stackblitz';
