import {
  applicationData,
  appliedData,
  type CreateApplicationInput,
  ownApplicationsData,
  type ownApplicationsQuery,
  type ReviewApplicationInput,
  receivedApplicationData,
  receivedApplicationsData,
  type receivedApplicationsQuery,
} from "@callboard/contracts/application";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { method: "GET", class: "read" } as const;
const write = { method: "POST", class: "write" } as const;

type Received = { event_id: number } & z.output<typeof receivedApplicationsQuery>;
type Review = { id: number } & ReviewApplicationInput;

export const applicationCalls = {
  create: extensionCall({
    capability: "applications",
    ...write,
    path: () => "/event/apply",
    body: (input: CreateApplicationInput) => input,
    data: applicationData,
  }),
  mine: extensionCall({
    capability: "applications",
    ...read,
    path: () => "/application/mine",
    query: (input: z.output<typeof ownApplicationsQuery>) => input,
    data: ownApplicationsData,
  }),
  applied: extensionCall({
    capability: "applications",
    ...read,
    path: () => "/application/applied",
    data: appliedData,
  }),
  withdraw: extensionCall({
    capability: "applications",
    method: "DELETE",
    class: "write",
    path: ({ id }: { id: number }) => `/application/${segment(id)}`,
    data: anyData,
  }),
  received: extensionCall({
    capability: "applications",
    ...read,
    path: ({ event_id }: Received) => `/application/event/${segment(event_id)}`,
    query: ({ event_id: _, ...page }: Received) => page,
    data: receivedApplicationsData,
  }),
  review: extensionCall({
    capability: "applications",
    ...write,
    path: ({ id }: Review) => `/application/review/${segment(id)}`,
    body: ({ state }: Review) => ({ state }),
    data: receivedApplicationData,
  }),
};
