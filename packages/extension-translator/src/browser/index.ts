export {openTranslation, type TranslationClient} from './client';
export type {Note, NoteKind, Translation} from '../core/translation';
