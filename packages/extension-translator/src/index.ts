export type {LaterName, LaterReleases} from './core/later-releases';
export type {Note, NoteKind, Translation} from './core/translation';
export {translateToExtensions} from './translate-to-extensions';
