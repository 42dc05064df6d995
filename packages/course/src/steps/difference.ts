import {diffLines} from 'diff';

import type {StepFile} from './program-files';

/** A line of a difference. */
export interface DifferenceLine {
  readonly text: string;
  readonly mark?: 'added' | 'removed';
}

/** What a step changes in one file, with some lines around each change. */
export interface FileDifference {
  readonly name: string;
  readonly lines: readonly DifferenceLine[];
}

const LINES_AROUND = 3;

/** Returns what changes between two programs, for each file that changes. */
export function differences(
  start: readonly StepFile[],
  solution: readonly StepFile[],
): readonly FileDifference[] {
  return solution.flatMap(({name, text}) => {
    const before = start.find((file) => file.name === name)?.text ?? '';
    return before === text ? [] : [{name, lines: linesBetween(before, text)}];
  });
}

function linesBetween(before: string, after: string): DifferenceLine[] {
  const lines = diffLines(before, after).flatMap(({value, added, removed}) =>
    value
      .replace(/\n$/, '')
      .split('\n')
      .map((text): DifferenceLine => {
        if (added) return {text, mark: 'added'};
        return removed ? {text, mark: 'removed'} : {text};
      }),
  );
  return before === '' ? lines.map(({text}) => ({text})) : nearChanges(lines);
}

/** Leaves out lines far from any change; one line with dots stands for them. */
function nearChanges(lines: readonly DifferenceLine[]): DifferenceLine[] {
  const near = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - LINES_AROUND), index + LINES_AROUND + 1)
      .some(({mark}) => mark !== undefined),
  );
  return lines.flatMap((line, index) => {
    if (near[index]) return [line];
    return index === 0 || near[index - 1] ? [{text: '// …'}] : [];
  });
}
