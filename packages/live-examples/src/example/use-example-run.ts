import {toError} from '@lexical-documentation/common';
import {useCallback, useEffect, useReducer} from 'react';

import type {ExampleRuntime} from '../runtime/example-runtime';
import type {ExampleData, ExampleModule} from './types';

export type RunState =
  | {readonly status: 'waiting' | 'loading'; readonly asked: boolean}
  | ({
      readonly status: 'running';
      readonly asked: boolean;
      readonly run: number;
    } & Loaded)
  | {readonly status: 'failed'; readonly error: Error};

interface Loaded {
  readonly module: ExampleModule;
  readonly runtime: ExampleRuntime;
}

export interface ExampleRun {
  readonly state: RunState;
  /** Starts the example on request, or restarts it. */
  readonly start: () => void;
  /** Stops the running example and shows the error instead. */
  readonly fail: (error: Error) => void;
}

/** The life cycle of an example: it waits, loads, runs, and can restart or fail and be retried. */
export function useExampleRun(example: ExampleData, wanted: boolean): ExampleRun {
  const [state, dispatch] = useReducer(reduce, {status: 'waiting', asked: false});
  const start = useCallback(() => {
    dispatch({type: 'start', asked: true});
  }, []);
  const fail = useCallback((error: Error) => {
    dispatch({type: 'failed', error});
  }, []);
  useEffect(() => {
    if (wanted) dispatch({type: 'start', asked: false});
  }, [wanted]);

  const loading = state.status === 'loading';
  useEffect(() => {
    if (!loading) return;
    let current = true;
    Promise.all([
      example.load(),
      import(/* webpackChunkName: "example-runtime" */ '../runtime/example-runtime'),
    ]).then(
      ([module, {exampleRuntime}]) => {
        if (current) dispatch({type: 'loaded', module, runtime: exampleRuntime});
      },
      (reason: unknown) => {
        if (current) fail(toError(reason));
      },
    );
    return () => {
      current = false;
    };
  }, [loading, example, fail]);
  return {state, start, fail};
}

type Action =
  | {readonly type: 'start'; readonly asked: boolean}
  | ({readonly type: 'loaded'} & Loaded)
  | {readonly type: 'failed'; readonly error: Error};

function reduce(state: RunState, action: Action): RunState {
  switch (action.type) {
    case 'start':
      if (!action.asked) {
        return state.status === 'waiting' ? {status: 'loading', asked: false} : state;
      }
      return state.status === 'running'
        ? {...state, asked: true, run: state.run + 1}
        : {status: 'loading', asked: true};
    case 'loaded': {
      const {module, runtime} = action;
      const asked = 'asked' in state && state.asked;
      return {status: 'running', asked, run: 1, module, runtime};
    }
    case 'failed':
      return {status: 'failed', error: action.error};
  }
}
