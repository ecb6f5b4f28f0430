import { ask, type Question, SilenceError } from "./ask.ts";
import { accountCalls } from "./calls/account-calls.ts";
import { blogCalls } from "./calls/blog-calls.ts";
import { eventCalls } from "./calls/event-calls.ts";
import { referenceCalls } from "./calls/reference-calls.ts";
import { writeCalls } from "./calls/write-calls.ts";
import { checkRead } from "./check-read.ts";
import { checkWrite } from "./check-write.ts";
import type { ContractCall, Known } from "./contract-call.ts";
import { type CallReport, type Report, reportOf } from "./report.ts";
import type { Settings } from "./settings.ts";

/** In the order in which they are made: an earlier one shows what a later one asks for. */
const calls: ContractCall[] = [
  ...accountCalls,
  ...blogCalls,
  ...referenceCalls,
  ...eventCalls,
  ...writeCalls,
];

async function checkCall(call: ContractCall, known: Known, settings: Settings): Promise<CallReport> {
  const report: CallReport = { call: call.name, shape: {}, failures: [], notes: [] };
  const run = { send: (question: Question) => ask(question, settings), known, settings };
  try {
    await (call.kind === "write" ? checkWrite(call, run, report) : checkRead(call, run, report));
  } catch (error) {
    if (!(error instanceof SilenceError)) throw error;
    report.failures.push(`gives no answer: ${error.message}`);
  }
  return report;
}

/**
 * Checks each of the agreed calls of an API, one after the other. Throws SilenceError where the API cannot be reached at
 * all.
 */
export async function checkContract(settings: Settings): Promise<Report> {
  await ask({ method: "GET", path: "/category/view" }, settings).catch((error: SilenceError) => {
    if (!error.isTimeout) throw error;
  });
  const known: Known = {};
  const reports: CallReport[] = [];
  for (const call of calls) reports.push(await checkCall(call, known, settings));
  return reportOf(settings.url, reports);
}
