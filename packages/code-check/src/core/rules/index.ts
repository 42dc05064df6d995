import {callPlaces} from './call-places';
import {composers} from './composers';
import {deprecations} from './deprecations';
import {hookOrder} from './hook-order';
import {laterReleases} from './later-releases';
import {nodeClasses} from './node-classes';
import {nodeUse} from './node-use';
import {registeredNodes} from './registered-nodes';
import {registrations} from './registrations';
import type {Rule} from './rule';
import {staleNodes} from './stale-nodes';
import {typeErrors} from './type-errors';
import {updates} from './updates';

/** All rules; of two that say the same of a place, the last one counts. */
export const ALL_RULES: readonly Rule[] = [
  typeErrors,
  deprecations,
  laterReleases,
  callPlaces,
  nodeClasses,
  nodeUse,
  registeredNodes,
  composers,
  hookOrder,
  registrations,
  staleNodes,
  updates,
];
