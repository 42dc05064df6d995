export {type InspectClient, openInspection} from './open-inspection';
export type {DrawableJson, LoadedInspection} from './tasks';
export {LIMITS} from './limits';
