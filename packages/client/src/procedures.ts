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

/** The names of a subject's calls; streams are none. */
type CallNames<Subject> = {
  [Name in keyof Subject]: Subject[Name] extends { _def: { type: "subscription" } } ? never : Name;
}[keyof Subject];

/** All procedures of the gateway, by subject and name. */
export type Procedures = {
  [Subject in keyof Subjects]: {
    [Name in CallNames<Subjects[Subject]>]: CallOf<Subjects[Subject][Name]>;
  };
};
