import type { ReceivedApplication } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import type { Db } from "../../db/client.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import type { SeenBoard } from "./board-filter-repository.ts";
import { toCsv } from "./csv.ts";

const columns: Record<string, (application: ReceivedApplication) => string> = {
  Name: ({ applicant }) => applicant.name,
  Email: ({ applicant }) => applicant.email ?? "",
  State: ({ state }) => state,
  Rating: ({ rating }) => String(rating),
  Labels: ({ labels }) => labels.map(({ name }) => name).join("; "),
  "Sent at": ({ created_at }) => created_at,
  Note: ({ note }) => note ?? "",
  Reel: ({ reel_url }) => reel_url ?? "",
  Profession: ({ profile }) => profile?.profession ?? "",
  City: ({ profile }) => profile?.present_city ?? "",
};

/** A piece of the table of a call's applications, oldest first; without a cursor, the first with its header. */
export async function exportBoard(
  db: Db,
  eventId: number,
  { cursor, ...filter }: SeenBoard & { cursor?: string | undefined },
) {
  const query = { ...filter, sort: "oldest" as const, page: 1, limit: limits.boardExportRows, cursor };
  const { rows, pagination } = await receivedApplicationRepository(db).list(eventId, query);
  const header = cursor ? [] : [Object.keys(columns)];
  const cells = rows.map((row) => Object.values(columns).map((read) => read(row)));
  return { csv: toCsv([...header, ...cells]), nextCursor: pagination.nextCursor };
}
