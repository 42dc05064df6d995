import type {Facts, NodeFact} from '../facts/facts';
import type {Collector} from './collector';
import type {Path} from './path';
import type {TypeSizes} from './type-sizes';
import type {JsonObject} from './values';

/** What rules need to know and where they report. */
export interface WalkContext {
  readonly facts: Facts;
  readonly collector: Collector;
  readonly sizes: TypeSizes;
}

/** A node that is looked at, before its children are. */
export interface Visit {
  readonly node: JsonObject;
  readonly type: string;
  readonly fact: NodeFact | undefined;
  readonly path: Path;
}
