export type {Form} from './editor-source';
export {type Feature, type FeatureId, FEATURES, withNeeded} from './features';
export {generateEditor, type GeneratedEditor, type Versions} from './generate-editor';
