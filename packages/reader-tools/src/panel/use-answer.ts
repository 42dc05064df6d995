import {useCallback, useEffect, useRef, useState} from 'react';

export type AnswerState<Answer> =
  | {readonly type: 'idle'}
  /** With the answer to the input before. */
  | {readonly type: 'waiting'; readonly answer: Answer | undefined}
  | {readonly type: 'answered'; readonly answer: Answer}
  | {readonly type: 'failed'; readonly message: string};

export interface Asking<Input, Answer> {
  readonly ask: (input: Input) => Promise<Answer | undefined>;
  readonly end: () => void;
}

const PAUSE_MS = 400;

/**
 * Asks whenever the reader pauses.
 *
 * @param input - must be stable; undefined if there is nothing to ask
 * @param open - called once, for the first input: before that, nothing is loaded
 */
export function useAnswer<Input, Answer>(
  input: Input | undefined,
  open: () => Asking<Input, Answer>,
): AnswerState<Answer> {
  const opened = useOpened(open);
  const [state, setState] = useState<AnswerState<Answer>>({type: 'idle'});
  useEffect(() => {
    if (input === undefined) {
      setState({type: 'idle'});
      return;
    }
    setState((last) => ({
      type: 'waiting',
      answer: 'answer' in last ? last.answer : undefined,
    }));
    let isCurrent = true;
    const timer = setTimeout(() => {
      opened()
        .ask(input)
        .then(
          (answer) => {
            if (isCurrent && answer !== undefined) setState({type: 'answered', answer});
          },
          (error: Error) => {
            if (isCurrent) setState({type: 'failed', message: error.message});
          },
        );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [input, opened]);
  return state;
}

/** Opens when it is first called, and ends with the component. */
function useOpened<Input, Answer>(
  open: () => Asking<Input, Answer>,
): () => Asking<Input, Answer> {
  const current = useRef<Asking<Input, Answer>>(null);
  const [openOnce] = useState(() => open);
  useEffect(
    () => () => {
      current.current?.end();
      current.current = null;
    },
    [],
  );
  return useCallback(() => (current.current ??= openOnce()), [openOnce]);
}
