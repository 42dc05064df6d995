import {$getSelection, type LexicalEditor} from 'lexical';
import {useState} from 'react';

import type {Paste} from '../paste-log';
import type {PasteSample} from '../samples/sample';
import {SAMPLES} from '../samples/samples';

/** The number of a paste, or the chosen sample. */
export type Shown = number | 'sample';

/** The sample that `?paste=<id>` names, or the first one, until another is chosen. */
export function useChosenSample(): [PasteSample, (sample: PasteSample) => void] {
  return useState(() => {
    const id = new URLSearchParams(window.location.search).get('paste');
    const [first] = SAMPLES;
    return SAMPLES.find((sample) => sample.id === id) ?? first;
  });
}

/** A paste of the sample at the selection; its number is 0, because it hasn't happened. */
export function pasteOfSample({data}: PasteSample, editor: LexicalEditor): Paste {
  const state = editor.getEditorState();
  return {
    number: 0,
    how: 'paste',
    time: Date.now(),
    data: {texts: Object.entries(data), files: []},
    state,
    selection: state.read(() => $getSelection()?.clone() ?? null),
  };
}
