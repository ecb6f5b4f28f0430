import type { ErrorCode } from "@callboard/contracts/error";
import { loggedPath } from "@callboard/server-kit/logged-path";
import { z } from "zod";
import type { UpstreamError } from "../app-error.ts";
import type { UpstreamContext } from "./upstream.ts";

/** Logged as warnings: the operator should know. Other codes are caused by users. */
const warnCodes = new Set<ErrorCode>(["forbidden", "upstream", "network", "unexpected"]);

/** So that a line stays below two kilobytes, whatever the upstream answers. In characters. */
const callMax = 300;
const fieldsMax = 10;
const fieldMax = 60;

/** The fields of an answer that do not fit their schema, with what is wrong with each; never a value. */
function wrongFields({ issues }: z.ZodError) {
  const fields = issues
    .slice(0, fieldsMax)
    .map(({ path, code }) => [path.join(".").slice(0, fieldMax) || "answer", code]);
  return { fields: Object.fromEntries(fields), ...(issues.length > fieldsMax && { issues: issues.length }) };
}

/** What an error line has beside the call: why there was no answer, or what is wrong with the one that came. */
function reasonOf({ cause, message, fields }: UpstreamError) {
  if (cause instanceof z.ZodError) return wrongFields(cause);
  if (cause) return { err: cause };
  const names = Object.keys(fields ?? {}).slice(0, fieldsMax);
  return { message, ...(fields && { fields: names.map((name) => name.slice(0, fieldMax)) }) };
}

/** Logs a call that failed, once, and gives its error. */
export function logFailure(error: UpstreamError, path: string, ctx: UpstreamContext): UpstreamError {
  const level = warnCodes.has(error.code) ? "warn" : "debug";
  const { code, status } = error;
  const call = loggedPath(path).slice(0, callMax);
  ctx.logger()[level]({ code, status, call, ...reasonOf(error) }, "upstream call failed");
  return error;
}
