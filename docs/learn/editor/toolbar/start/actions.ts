import type {Action} from './action';

/** The buttons of the toolbar. */
export const actions: readonly Action[] = [];
