import { type BoardFilter, receivedApplicationData } from "@callboard/contracts/application";
import {
  type AnswerOfferInput,
  answeredOfferData,
  applicantDetailsSchema,
  applicationProgressSchema,
  boardData,
  boardExportData,
  type LabelInput,
  labelData,
  type MoveInput,
  moveData,
  noteData,
  type UndoInput,
} from "@callboard/contracts/board";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };
type OfEvent = { event_id: number };

const read = { capability: "reviewing", method: "GET", class: "read" } as const;
const write = { capability: "reviewing", method: "POST", class: "write" } as const;

export const boardCalls = {
  get: extensionCall({
    ...read,
    path: ({ event_id }: OfEvent) => `/application/board/${segment(event_id)}`,
    query: ({ event_id: _, ...filter }: OfEvent & Omit<BoardFilter, "state">) => filter,
    data: boardData,
  }),
  exported: extensionCall({
    ...read,
    path: ({ event_id }: OfEvent) => `/application/export/${segment(event_id)}`,
    query: ({ event_id: _, ...query }: OfEvent & BoardFilter & { cursor?: string | undefined }) => query,
    data: boardExportData,
  }),
  move: extensionCall({
    ...write,
    path: () => "/application/move",
    body: (input: MoveInput) => input,
    data: moveData,
  }),
  undo: extensionCall({
    ...write,
    path: () => "/application/undo",
    body: (input: UndoInput) => input,
    data: moveData,
  }),
  label: extensionCall({
    ...write,
    path: () => "/application/label",
    body: (input: LabelInput) => input,
    data: labelData,
  }),
  applicant: extensionCall({
    ...read,
    path: ({ id }: Named) => `/application/received/${segment(id)}`,
    data: applicantDetailsSchema,
  }),
  rate: extensionCall({
    ...write,
    path: ({ id }: Named & { rating: number }) => `/application/rating/${segment(id)}`,
    body: ({ rating }) => ({ rating }),
    data: receivedApplicationData,
  }),
  addNote: extensionCall({
    ...write,
    path: ({ id }: Named & { body: string }) => `/application/note/${segment(id)}`,
    body: ({ body }) => ({ body }),
    data: noteData,
  }),
  removeNote: extensionCall({
    ...write,
    method: "DELETE",
    path: ({ id }: Named) => `/application/note/${segment(id)}`,
    data: anyData,
  }),
  progress: extensionCall({
    ...read,
    path: ({ id }: Named) => `/application/${segment(id)}`,
    data: applicationProgressSchema,
  }),
  answer: extensionCall({
    ...write,
    path: ({ id }: Named & AnswerOfferInput) => `/application/answer/${segment(id)}`,
    body: ({ answer }) => ({ answer }),
    data: answeredOfferData,
  }),
};
