export type CallOptions = {
  /** Breaks the call off. */
  signal?: AbortSignal | undefined;
};

type Arguments<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

/** A call that reads. Reads of one moment are sent together. Rejects with what `readFailure` reads. */
export type Query<Input, Output> = {
  query: (...given: Arguments<Input>) => Promise<Output>;
};

/** A call that changes something. Rejects with what `readFailure` reads. */
export type Mutation<Input, Output> = {
  mutate: (...given: Arguments<Input>) => Promise<Output>;
};
