/**
 * What a query reads like: a code name, a subject in plain words, a question or sentence, an error
 * that somebody met, or lines of code.
 */
export type Manner = 'name' | 'subject' | 'sentence' | 'error' | 'code';
