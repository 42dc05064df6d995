import {answerRequests} from '@lexical-documentation/reader-tools/worker';

import {drawableOf} from '../core/drawable';
import {inspectState} from '../core/inspect-state';
import type {JsonObject} from '../core/values';
import type {Facts} from '../facts/facts';
import {writeJson} from '../json/write-json';
import {loadErrorOf, markdownOf} from './load-with-lexical';
import {LIMITS} from './limits';
import type {DrawableJson, InspectTasks, LoadedInspection} from './tasks';

/** The build puts them here. */
declare const STATE_FACTS: Facts;

let state: JsonObject | undefined;

const TASKS: InspectTasks = {inspect, draw, markdown};

answerRequests(TASKS);

function inspect(text: string): LoadedInspection {
  const {inspection, state: repaired} = inspectState(text, STATE_FACTS);
  state = repaired;
  const drawn = draw(LIMITS.allNodes);
  return {
    ...inspection,
    loadError: repaired ? loadErrorOf(text) : null,
    repairedLoadError: drawn ? loadErrorOf(drawn.json) : null,
  };
}

function draw(nodes: number): DrawableJson | null {
  if (!state) return null;
  const limits = {nodes, depth: LIMITS.depth};
  const drawable = drawableOf(state, STATE_FACTS, limits);
  return {json: writeJson(drawable.state), isCut: drawable.isCut};
}

function markdown(): string {
  const drawn = draw(LIMITS.allNodes);
  return drawn ? markdownOf(drawn.json) : '';
}
