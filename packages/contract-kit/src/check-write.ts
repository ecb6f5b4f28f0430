import { FormData } from "undici";
import type { Question } from "./ask.ts";
import { checkAnswer } from "./checks/answers.ts";
import { checkBearer, checkInvalid, checkKey, type Send } from "./checks/refusals.ts";
import type { Known, WriteCall } from "./contract-call.ts";
import type { CallReport } from "./report.ts";
import type { Settings } from "./settings.ts";

type Run = { send: Send; known: Known; settings: Settings };

/** Calls that send a text message make people wait between two. */
const tooManyRequests = 429;

async function checkRefusals(
  call: WriteCall,
  { send, known, settings }: Run,
  question: Question,
  report: CallReport,
) {
  await checkKey(send, question, report);
  if (call.needsBearer) await checkBearer(send, question, report);
  const empty = call.isForm ? new FormData() : {};
  await checkInvalid(send, { ...question, body: empty }, "an empty body", report);
  const { refused } = call;
  if (refused) {
    await checkInvalid(
      send,
      { ...question, body: refused.body(known, settings) },
      refused.what,
      report,
      false,
    );
  }
}

/** Looks at a call that changes something, the refusals first; without `write` only at one that does no harm. */
export async function checkWrite(call: WriteCall, run: Run, report: CallReport): Promise<void> {
  const { send, known, settings } = run;
  if (!settings.write && !call.isHarmless) {
    report.notes.push("was not looked at: it changes something, and --write was not given");
    return;
  }
  const body = call.body(known, settings);
  const bearer = call.needsBearer ? (settings.bearer ?? known.bearer) : undefined;
  if (call.needsBearer && !bearer) {
    report.notes.push("was not looked at: it needs --bearer, or --username and --password");
    return;
  }
  const question: Question = {
    method: "POST",
    path: call.path,
    bearer,
    ...(typeof body === "object" && { body }),
  };
  if (typeof body === "string" && call.isHarmless) {
    report.notes.push(`was not looked at: ${body}`);
    return;
  }
  await checkRefusals(call, run, question, report);
  if (typeof body === "string") {
    report.notes.push(`was not made to work: ${body}`);
    return;
  }
  const reply = await send(question);
  if (reply.status === tooManyRequests) {
    report.status = reply.status;
    report.notes.push("asks to wait (429), so that its answer was not looked at");
    return;
  }
  const contents = checkAnswer(reply, call, report);
  for (const row of contents?.rows ?? []) call.learn?.(row, known);
}
