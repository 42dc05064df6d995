export type {Note, NoteKind, Translation} from './core/translation';
export {translateToExtensions} from './translate-to-extensions';
