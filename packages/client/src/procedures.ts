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

/** All procedures of the gateway, by subject and name. */
export type Procedures = {
  [Subject in keyof Subjects]: { [Name in keyof Subjects[Subject]]: CallOf<Subjects[Subject][Name]> };
};
