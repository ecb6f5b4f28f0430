import {
  type PeopleQuery,
  peopleData,
  personData,
  personExportData,
  personHistoryData,
  type personHistoryQuery,
  personPostingsData,
  type personPostingsQuery,
  personSessionsData,
} from "@callboard/contracts/person";
import { type SuspendInput, suspensionData } from "@callboard/contracts/suspension";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "staff", method: "GET", class: "read" } as const;
const write = { capability: "staff", method: "POST", class: "write" } as const;

type Named = { id: number };

export const peopleCalls = {
  list: extensionCall({
    ...read,
    path: () => "/staff/people",
    query: (input: PeopleQuery) => input,
    data: peopleData,
  }),
  get: extensionCall({ ...read, path: ({ id }: Named) => `/staff/people/${segment(id)}`, data: personData }),
  sessions: extensionCall({
    ...read,
    path: ({ id }: Named) => `/staff/people/${segment(id)}/sessions`,
    data: personSessionsData,
  }),
  postings: extensionCall({
    ...read,
    path: ({ id }: Named & z.output<typeof personPostingsQuery>) => `/staff/people/${segment(id)}/postings`,
    query: ({ id: _, ...query }) => query,
    data: personPostingsData,
  }),
  history: extensionCall({
    ...read,
    path: ({ id }: Named & z.output<typeof personHistoryQuery>) => `/staff/people/${segment(id)}/history`,
    query: ({ id: _, ...query }) => query,
    data: personHistoryData,
  }),
  suspend: extensionCall({
    ...write,
    path: ({ id }: Named & SuspendInput) => `/staff/people/${segment(id)}/suspend`,
    body: ({ reason, until }) => ({ reason, until }),
    data: suspensionData,
  }),
  lift: extensionCall({
    ...write,
    path: ({ id }: Named & { suspension_id: number }) => `/staff/people/${segment(id)}/lift`,
    body: ({ suspension_id }) => ({ suspension_id }),
    data: anyData,
  }),
  export: extensionCall({
    ...write,
    path: ({ id }: Named) => `/staff/people/${segment(id)}/export`,
    data: personExportData,
  }),
  erase: extensionCall({
    ...write,
    path: ({ id }: Named & { username: string }) => `/staff/people/${segment(id)}/erase`,
    body: ({ username }) => ({ username }),
    data: anyData,
  }),
  endSession: extensionCall({
    ...write,
    method: "DELETE",
    path: ({ id, session_id }: Named & { session_id: number }) =>
      `/staff/people/${segment(id)}/session/${segment(session_id)}`,
    data: anyData,
  }),
  endSessions: extensionCall({
    ...write,
    path: ({ id }: Named) => `/staff/people/${segment(id)}/end-sessions`,
    data: anyData,
  }),
};
