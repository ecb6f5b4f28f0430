import type { Reply } from "../ask.ts";
import type { ContractCall, Issue } from "../contract-call.ts";
import type { CallReport } from "../report.ts";
import { type Contents, contentsOf } from "./contents.ts";
import { leftOut, misfits } from "./fields.ts";

const isGood = ({ status }: Reply) => status >= 200 && status < 300;

/** The message of an answer, where it has one. */
function messageOf({ json }: Reply): string | undefined {
  const { message } = (json ?? {}) as { message?: unknown };
  if (typeof message === "string") return message;
  return typeof message === "object" && message !== null ? Object.values(message).join(", ") : undefined;
}

/** Why an answer is none that a page could read; undefined for one that may be. */
function refusalIn(reply: Reply): string | undefined {
  if (!isGood(reply)) {
    const message = messageOf(reply);
    return `answers ${reply.status}${message ? `: ${message}` : ""}`;
  }
  if (typeof reply.json !== "object" || reply.json === null)
    return `answers ${reply.status} with no JSON (${reply.type})`;
  if ((reply.json as { success?: unknown }).success === false) {
    return `answers ${reply.status} with success false: ${messageOf(reply) ?? "no message"}`;
  }
  return undefined;
}

/** Reads an answer that should work into the report; undefined where no page could read it. */
export function checkAnswer(reply: Reply, call: ContractCall, report: CallReport): Contents | undefined {
  report.status = reply.status;
  const refusal = refusalIn(reply);
  if (refusal) {
    report.failures.push(refusal);
    return undefined;
  }
  const contents = contentsOf(reply.json, call);
  const parsed = call.answer.safeParse(reply.json, { reportInput: true });
  if (!parsed.success) {
    report.failures.push(...misfits(parsed.error.issues as Issue[], call, contents.rows.length));
  }
  report.shape = contents.shape;
  if (call.kind === "list" && contents.rows.length === 0 && parsed.success) {
    report.notes.push("lists nothing, so that no row was looked at");
  }
  const missing = leftOut(contents.rows, call.fields ?? []);
  if (missing.length > 0) report.notes.push(`leaves out ${missing.join(", ")}`);
  return contents;
}

/** The rows of a further answer; undefined, and a failure, for one that no page could read. */
export function rowsOfAnswer(
  reply: Reply,
  call: ContractCall,
  what: string,
  report: CallReport,
): Contents | undefined {
  const refusal = refusalIn(reply);
  if (refusal) report.failures.push(`${refusal}, to ${what}`);
  return refusal ? undefined : contentsOf(reply.json, call);
}
