export {type InspectClient, openInspection} from './client';
export type {DrawableJson, LoadedInspection} from './messages';
export {LIMITS} from './limits';
