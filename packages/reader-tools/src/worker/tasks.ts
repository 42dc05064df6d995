/** What a worker can be asked to do: functions of one input, by name. */
export type Tasks<Some> = {
  readonly [Name in keyof Some]: (input: never) => unknown;
};

export type InputOf<Some extends Tasks<Some>, Name extends keyof Some> = Parameters<
  Some[Name]
>[0];

export type AnswerOf<Some extends Tasks<Some>, Name extends keyof Some> = Awaited<
  ReturnType<Some[Name]>
>;

export interface Request {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

/** First whether the worker has loaded, and then one message for each request. */
export type FromWorker =
  | {readonly type: 'ready'}
  | {readonly type: 'unavailable'; readonly message: string}
  | {readonly type: 'answer'; readonly id: number; readonly answer: unknown}
  | {readonly type: 'refusal'; readonly id: number; readonly message: string};
