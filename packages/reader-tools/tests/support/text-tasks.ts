import {answerRequests} from '../../src/worker';

export interface TextTasks {
  readonly count: (text: string) => number;
  readonly measure: (text: string) => number;
  readonly busy: (milliseconds: number) => number;
  readonly nest: (depth: number) => number;
}

answerRequests<TextTasks>({
  count(text) {
    if (text === '') throw new Error('There is no text.');
    return text.length;
  },
  measure: (text) => text.split(' ').length,
  busy(milliseconds) {
    const end = Date.now() + milliseconds;
    while (Date.now() < end);
    return milliseconds;
  },
  nest: function nest(depth): number {
    return depth === 0 ? 0 : 1 + nest(depth - 1);
  },
});
