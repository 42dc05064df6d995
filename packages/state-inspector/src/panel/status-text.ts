import type {LoadedInspection} from '../browser';
import type {InspectionState} from './use-inspection';

/** Says in one or two sentences what is known about the text. */
export function statusText(state: InspectionState): string {
  switch (state.type) {
    case 'idle':
      return 'Paste the JSON of an editor state, and its mistakes appear here.';
    case 'waiting':
      return 'Inspecting…';
    case 'failed':
      return state.message;
    case 'answered': {
      const {inspection} = state.answer;
      return `${countText(inspection)} ${loadText(inspection)}`.trim();
    }
  }
}

function countText({findings}: LoadedInspection): string {
  const problems = findings.filter(({severity}) => severity !== 'note').length;
  if (problems === 0) return 'No problems found.';
  return problems === 1 ? '1 problem found.' : `${problems} problems found.`;
}

function loadText({
  nodes,
  lexicalVersion,
  loadError,
  repaired,
  repairedLoadError,
}: LoadedInspection): string {
  if (nodes === 0) return '';
  const editor = `An editor with all node classes of Lexical ${lexicalVersion}`;
  if (loadError === null) return `${editor} loads it.`;
  const refusal = `${editor} can’t load it: “${loadError}”.`;
  if (repaired === undefined || repairedLoadError !== null) return refusal;
  return `${refusal} It loads the repaired copy, with placeholders for unknown nodes.`;
}
