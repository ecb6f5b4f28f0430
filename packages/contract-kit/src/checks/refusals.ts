import type { Question, Reply } from "../ask.ts";
import type { CallReport } from "../report.ts";

/** Asks with the settings of the run. */
export type Send = (question: Question) => Promise<Reply>;

const isGood = (status: number) => status >= 200 && status < 300;
const isRefused = (status: number) => status >= 400 && status < 500;

const wrongKey = "contract-check-wrong-key";

/** Whether a body says why something was refused, as a text or by field. */
function hasMessage({ json }: Reply): boolean {
  const { message } = (json ?? {}) as { message?: unknown };
  return typeof message === "string" || (typeof message === "object" && message !== null);
}

/** A wrong key has to be refused with 403: other statuses sign people out, or lead them to another page. */
export async function checkKey(send: Send, question: Question, report: CallReport): Promise<void> {
  const reply = await send({ ...question, apikey: wrongKey });
  if (isGood(reply.status)) report.notes.push("answers a wrong apikey too");
  else if (reply.status !== 403) report.failures.push(`answers ${reply.status} to a wrong apikey, not 403`);
  else if (!hasMessage(reply)) report.notes.push("refuses a wrong apikey without a message");
}

/** By 401 an application knows that a session is over. */
export async function checkBearer(send: Send, question: Question, report: CallReport): Promise<void> {
  const reply = await send({ ...question, bearer: undefined });
  if (reply.status === 401) return;
  report.failures.push(`answers ${reply.status} without a bearer, not 401`);
}

/** A page knows by 404 that there is nothing to show. */
export async function checkAbsent(
  send: Send,
  { path, emptyWillDo = false }: { path: string; emptyWillDo?: boolean },
  rowsIn: (reply: Reply) => number,
  report: CallReport,
): Promise<void> {
  const reply = await send({ method: "GET", path });
  if (reply.status === 404) return;
  if (emptyWillDo && isGood(reply.status) && rowsIn(reply) === 0) return;
  report.failures.push(`answers ${reply.status} for what is not there, not 404`);
}

/** What does not fit has to be refused, with a message; a form needs a 422 with one for each field. */
export async function checkInvalid(
  send: Send,
  question: Question,
  what: string,
  report: CallReport,
  isForm = true,
): Promise<void> {
  const reply = await send(question);
  const { status } = reply;
  if (!isRefused(status)) report.failures.push(`answers ${status} to ${what}, not 422`);
  else if (status === 404) report.failures.push(`answers 404 to ${what}, which leads away from the form`);
  else if (status === 403) report.failures.push(`answers 403 to ${what}, as if the apikey were wrong`);
  else if (!hasMessage(reply)) report.notes.push(`refuses ${what} without a message`);
  else if (isForm && status !== 422) report.notes.push(`answers ${status} to ${what}, not 422`);
}
