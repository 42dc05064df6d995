import type {EditorState} from 'lexical';

import type {PluginIds} from '../../editor/plugins/plugins';
import {readEntries, type TreeEntry} from '../../panes/tree-model';
import type {Paste} from '../paste-log';
import {ConversionRecorder, type MadeNode} from './conversion-recorder';
import {buildCopy, pasteInto} from './import-copy';
import {recordConversions} from './record-conversions';
import {recordedRules} from './record-rules';

/** What an import did, for each DOM node. */
export interface ImportRecord {
  readonly recorder: ConversionRecorder;
  /** The resulting document. */
  readonly state: EditorState;
  /** The types of data that the editor read, in order. */
  readonly asked: readonly string[];
  /** The final nodes for those that conversions created; null for nodes that aren't in the document. */
  readonly fates: ReadonlyMap<MadeNode, TreeEntry | null>;
}

/** Repeats a paste in a copy of the editor whose conversions are recorded. */
export function recordImport(paste: Paste, running: PluginIds): ImportRecord {
  const recorder = new ConversionRecorder();
  const model = buildCopy(running, null);
  const copy = buildCopy(running, paste.state, recordedRules(model, recorder));
  model.dispose();
  recordConversions(copy, recorder);
  const asked = pasteInto(copy, paste.data, paste);
  const made = recorder.allSteps().flatMap((step) => step.made);
  const state = copy.getEditorState();
  const entries = readEntries(state, made);
  copy.dispose();
  return {
    recorder,
    state,
    asked,
    fates: new Map(made.map((node, index) => [node, entries[index] ?? null])),
  };
}
