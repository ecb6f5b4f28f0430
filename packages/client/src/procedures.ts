import type { AppRouter } from "@callboard/bff/router";
import type { Mutation, Query } from "./call.ts";

type Subjects = AppRouter["_def"]["record"];
type CallOf<Procedure> = Procedure extends {
  _def: { type: infer Kind; $types: { input: infer Input; output: infer Output } };
}
  ? Kind extends "query"
    ? Query<Input, Output>
    : Mutation<Input, Output>
  : never;

type Stream = { _def: { type: "subscription" } };

/** All procedures of the gateway, by subject and name, besides its streams. */
export type Procedures = {
  [Subject in keyof Subjects]: {
    [Name in keyof Subjects[Subject] as Subjects[Subject][Name] extends Stream ? never : Name]: CallOf<
      Subjects[Subject][Name]
    >;
  };
};
