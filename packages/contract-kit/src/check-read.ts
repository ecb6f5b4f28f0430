import type { Query, Question } from "./ask.ts";
import { checkAnswer, rowsOfAnswer } from "./checks/answers.ts";
import { contentsOf } from "./checks/contents.ts";
import { checkPaging } from "./checks/paging.ts";
import { checkAbsent, checkKey, type Send } from "./checks/refusals.ts";
import type { Known, ReadCall } from "./contract-call.ts";
import type { CallReport } from "./report.ts";
import type { Settings } from "./settings.ts";

type Run = { send: Send; known: Known; settings: Settings };

const written = (query: Query) =>
  Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

async function checkFilters(call: ReadCall, question: Question, run: Run, report: CallReport) {
  for (const { query, admits } of call.filters?.(run.known, run.settings) ?? []) {
    const reply = await run.send({ ...question, query: { ...question.query, ...query } });
    const contents = rowsOfAnswer(reply, call, written(query), report);
    if (!contents) continue;
    const others = contents.rows.filter((row) => !admits(row)).length;
    if (others > 0) {
      const share = `${others} of ${contents.rows.length} rows do not belong there`;
      report.failures.push(`does not filter by ${written(query)}: ${share}`);
    }
  }
}

/** The answer of a visitor; where that is refused, also that of somebody who is signed in. */
async function askAsVisitor({ send, settings, known }: Run, question: Question, report: CallReport) {
  const reply = await send(question);
  const bearer = settings.bearer ?? known.bearer;
  if (reply.status !== 401 || !bearer) return reply;
  report.failures.push("answers 401 without a bearer: visitors would see nothing");
  return send({ ...question, bearer });
}

/** Looks at a call that reads. */
export async function checkRead(call: ReadCall, run: Run, report: CallReport): Promise<void> {
  const { send, known, settings } = run;
  const path = call.path(known, settings);
  if (path === undefined) {
    report.notes.push("was not looked at: nothing is known to ask it for");
    return;
  }
  const question: Question = { method: "GET", path, query: call.query };
  const contents = checkAnswer(await askAsVisitor(run, question, report), call, report);
  for (const row of contents?.rows ?? []) call.learn?.(row, known);
  await checkKey(send, question, report);
  if (call.absent) {
    await checkAbsent(send, call.absent, ({ json }) => contentsOf(json, call).rows.length, report);
  }
  if (!contents) return;
  await checkPaging((query) => send({ ...question, query: { ...call.query, ...query } }), call, report);
  await checkFilters(call, question, run, report);
}
