export {openTranslation, type TranslationClient} from './open-translation';
export type {Note, NoteKind, Translation} from '../core/translation';
