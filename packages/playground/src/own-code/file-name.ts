/** The name of the reader's file. */
export const FILE = 'own-code.tsx';
