import {DocumentView} from './DocumentView';
import {watchEditors} from './watch-editors';

/** What an example's frame needs of Lexical, loaded with the first example that runs. */
export const exampleRuntime = {DocumentView, watchEditors};

export type ExampleRuntime = typeof exampleRuntime;
