import type { Query, Reply } from "../ask.ts";
import type { Fields, ReadCall } from "../contract-call.ts";
import type { CallReport } from "../report.ts";
import { rowsOfAnswer } from "./answers.ts";

/** Asks the same list with other parameters. */
export type AskList = (query: Query) => Promise<Reply>;

const few = 2;
const many = 100;
const pagesMax = 20;

const keyOf = (row: Fields) => String(row.id ?? row.tag_slug ?? row.slug ?? JSON.stringify(row));

const flagOf = (pagination: Fields | undefined) => {
  const { hasNextPage } = pagination ?? {};
  return hasNextPage === undefined || hasNextPage === null
    ? undefined
    : [true, 1, "1", "true"].includes(hasNextPage as string);
};

type Findings = { severe: (text: string) => void; note: (text: string) => void };

/** Looks at two small pages: each has as many rows as were asked for, the second other ones. */
async function checkTwoPages(ask: AskList, call: ReadCall, report: CallReport, { severe, note }: Findings) {
  const read = async (page: number) =>
    rowsOfAnswer(await ask({ page, limit: few }), call, `page ${page} of ${few} rows`, report);
  const first = await read(1);
  if (!first) return;
  if (first.rows.length > few) return severe(`gives ${first.rows.length} rows where limit is ${few}`);
  if (flagOf(first.pagination) === undefined) {
    note("has no pagination.hasNextPage: a full page is taken for one of more");
  }
  if (first.rows.length < few) return note("has too few rows to see how it goes on");
  const second = await read(2);
  if (!second) return;
  const seen = new Set(first.rows.map(keyOf));
  const again = second.rows.filter((row) => seen.has(keyOf(row)));
  if (again.length > 0) severe(`repeats ${again.length} rows of page 1 on page 2`);
  if (second.rows.length > 0 && flagOf(first.pagination) === false) {
    severe("says on page 1 that there is no next page, and has rows on page 2");
  }
}

/** Goes to the end of the list: hasNextPage has to turn false there. */
async function checkEnd(ask: AskList, call: ReadCall, report: CallReport, { severe, note }: Findings) {
  for (let page = 1; page <= pagesMax; page += 1) {
    const reply = await ask({ page, limit: many });
    const contents = rowsOfAnswer(reply, call, `page ${page} of ${many} rows`, report);
    if (!contents || flagOf(contents.pagination) !== true) return;
    if (contents.rows.length === 0) return severe(`says on the empty page ${page} that there is a next page`);
  }
  note(`was not followed beyond page ${pagesMax}`);
}

/** How a list goes on. What is wrong is a failure where a screen goes on with it, and a note elsewhere. */
export async function checkPaging(ask: AskList, call: ReadCall, report: CallReport): Promise<void> {
  if (!call.paged) return;
  const note = (text: string) => void report.notes.push(text);
  const severe = call.paged.goesOn ? (text: string) => void report.failures.push(text) : note;
  await checkTwoPages(ask, call, report, { severe, note });
  await checkEnd(ask, call, report, { severe, note });
}
