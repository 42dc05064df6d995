import type {FourPartError} from '@lexical-documentation/common';
import {createCommand, type LexicalCommand} from 'lexical';

import type {BlockId} from './blocks/block-ids';

/** Turns the selected blocks into blocks of another kind. */
export const SET_BLOCK_COMMAND: LexicalCommand<BlockId> =
  createCommand('SET_BLOCK_COMMAND');

/** The dialogs that ask for details before something is inserted. */
export type InsertDialog = 'image' | 'table' | 'link' | 'embed' | 'equation' | 'date';

/** The dialogs that the editor itself can open. */
export type EditorDialog = InsertDialog | 'shortcuts' | 'font-size';

/** Opens one of the dialogs. */
export const OPEN_DIALOG_COMMAND: LexicalCommand<EditorDialog> =
  createCommand('OPEN_DIALOG_COMMAND');

/** Inserts images at the caret. */
export const INSERT_IMAGE_COMMAND: LexicalCommand<{src: string; alt: string}> =
  createCommand('INSERT_IMAGE_COMMAND');

/** Shows the reader a problem. */
export const SHOW_PROBLEM_COMMAND: LexicalCommand<FourPartError> =
  createCommand('SHOW_PROBLEM_COMMAND');

/** Opens the find and replace bar. */
export const OPEN_FIND_COMMAND: LexicalCommand<void> =
  createCommand('OPEN_FIND_COMMAND');
