import {drawableOf} from '../core/drawable';
import {inspectState} from '../core/inspect-state';
import type {JsonObject} from '../core/values';
import type {Facts} from '../facts/facts';
import {writeJson} from '../json/write-json';
import {loadErrorOf, markdownOf} from './load-with-lexical';
import {LIMITS} from './limits';
import type {
  DrawableJson,
  InspectAnswer,
  InspectAnswers,
  InspectRequest,
  LoadedInspection,
} from './messages';

/** The build puts them here. */
declare const STATE_FACTS: Facts;

let state: JsonObject | undefined;

self.addEventListener('message', ({data}: MessageEvent<InspectRequest>) => {
  try {
    answer({id: data.id, result: resultOf(data)});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    answer({id: data.id, error: message});
  }
});

function resultOf(request: InspectRequest): InspectAnswers[keyof InspectAnswers] {
  if (request.type === 'inspect') return inspect(request.text);
  if (request.type === 'draw') return draw(request.nodes);
  const drawn = draw(LIMITS.allNodes);
  return drawn ? markdownOf(drawn.json) : '';
}

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

function answer(message: InspectAnswer): void {
  self.postMessage(message);
}
