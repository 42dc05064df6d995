import {expect, test} from 'vitest';

import {readFromCourse} from '../src/frame/protocol';
import {filesOfAttempt} from '../src/steps/attempts';

test('only whole messages of the frame are read', () => {
  const outcome = {title: 'Types', met: true, message: ''};
  expect(readFromCourse({type: 'checked', id: 1, outcomes: [outcome]})).toEqual({
    type: 'checked',
    id: 1,
    outcomes: [outcome],
  });
  expect(
    readFromCourse({type: 'checked', id: 1, outcomes: [{...outcome, met: 'yes'}]}),
  ).toBeUndefined();
  expect(readFromCourse({type: 'tree', tree: {key: 'root'}})).toBeUndefined();
  expect(readFromCourse(null)).toBeUndefined();
});

test('an attempt changes its files, and fails when what it changes is not there once', () => {
  const solution = [{name: 'a.ts', text: 'one two two'}];
  const attempt = (from: string) => ({
    title: 'other',
    edits: [{file: 'a.ts', from, to: '1'}],
  });
  expect(filesOfAttempt(solution, attempt('one'))).toEqual([
    {name: 'a.ts', text: '1 two two'},
  ]);
  expect(() => filesOfAttempt(solution, attempt('two'))).toThrow('has it 2 times');
  expect(() => filesOfAttempt(solution, attempt('six'))).toThrow('has it 0 times');
});
