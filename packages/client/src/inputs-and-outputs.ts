import type { Procedures } from "./procedures.ts";

type FunctionOf<Call> = Call extends { query: infer Ask }
  ? Ask
  : Call extends { mutate: infer Change }
    ? Change
    : never;
type InputOf<Ask> = Ask extends (...given: infer Given) => unknown ? Given[0] : never;
type OutputOf<Ask> = Ask extends (...given: never) => Promise<infer Output> ? Output : never;

/** What each procedure takes: `Inputs["event"]["list"]`. */
export type Inputs = {
  [Subject in keyof Procedures]: {
    [Name in keyof Procedures[Subject]]: InputOf<FunctionOf<Procedures[Subject][Name]>>;
  };
};

/** What each procedure answers: `Outputs["blog"]["list"]["blogs"][number]`. */
export type Outputs = {
  [Subject in keyof Procedures]: {
    [Name in keyof Procedures[Subject]]: OutputOf<FunctionOf<Procedures[Subject][Name]>>;
  };
};
