/** The file that readers write. */
export const FILE = 'own-code.tsx';
