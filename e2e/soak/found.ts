import { setTimeout as pause } from "node:timers/promises";
import type { Found } from "./history.ts";
import { ask, type Person, type Site } from "./site.ts";

type Row = { content?: string; title?: string; note?: string; message?: string; amount?: number };
type Page = { [list: string]: unknown; pagination?: { nextCursor: string | null }; raised_so_far?: number };

const retryMs = 200;
const tries = 100;

/** Reads until there is an answer. Throws where none comes. */
async function read(person: Person, path: string, input: object): Promise<Page> {
  for (let tried = 0; tried < tries; tried += 1) {
    const { data } = await ask<Page>(person, path, { isRead: true, input });
    if (data) return data;
    await pause(retryMs);
  }
  throw new Error(`${path} does not answer`);
}

/** A whole list, page after page. */
async function readAll(person: Person, path: string, list: string, input: object = {}) {
  const rows: Row[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Page = await read(person, path, { ...input, limit: 100, ...(cursor && { cursor }) });
    rows.push(...(page[list] as Row[]));
    cursor = page.pagination?.nextCursor;
  } while (cursor);
  return rows;
}

/** Reads what there is of everything that the people of a site wrote. All of them are signed in, and nobody writes. */
export async function readFound({ place }: Site, people: Person[]): Promise<Found> {
  const [reader] = people;
  if (!reader) throw new Error("nobody reads");
  const campaign = { event_id: place.campaignId };
  const comments = await readAll(reader, "comment.list", "comments", { blog_id: place.blogId });
  const lines = await readAll(reader, "contribution.ledger", "lines", campaign);
  const { raised_so_far = Number.NaN } = await read(reader, "contribution.ledger", campaign);
  const events: Row[] = [];
  const applications: Row[] = [];
  for (const person of people) {
    events.push(...(await readAll(person, "event.mine", "events")));
    applications.push(...(await readAll(person, "application.mine", "applications")));
  }
  return {
    texts: {
      comment: comments.map(({ content = "" }) => content),
      pledge: lines.map(({ message }) => message ?? ""),
      event: events.map(({ title = "" }) => title),
      application: applications.map(({ note }) => note ?? ""),
    },
    amounts: new Map(lines.map(({ message, amount = 0 }) => [message ?? "", amount])),
    raised: raised_so_far,
  };
}
