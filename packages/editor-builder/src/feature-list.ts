import {BEHAVIOR} from './behavior-list';
import {OWN_BLOCKS} from './block-list';
import {CONTENT} from './content-list';
import type {Feature} from './feature';
import {TOOLS} from './tool-list';

/** All features, in the order in which an editor lists them. */
export const FEATURES: readonly Feature[] = [
  ...CONTENT,
  ...BEHAVIOR,
  ...TOOLS,
  ...OWN_BLOCKS,
];
