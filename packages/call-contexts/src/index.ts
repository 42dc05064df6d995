export {type EntryFile, findCallNeeds} from './find-call-needs';
export type {Certainty, Need, Needs} from './needs';
export type {CallRules} from './rules';
