import {DocumentView} from './DocumentView';
import {watchEditors} from './watch-editors';

/** The parts of an example's frame that depend on Lexical, loaded with the first example that runs. */
export const exampleRuntime = {DocumentView, watchEditors};

export type ExampleRuntime = typeof exampleRuntime;
