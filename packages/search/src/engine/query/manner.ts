/**
 * What kind of text a query is: a code name, a subject in plain words, a question or sentence, an
 * error message, or lines of code.
 */
export type Manner = 'name' | 'subject' | 'sentence' | 'error' | 'code';
