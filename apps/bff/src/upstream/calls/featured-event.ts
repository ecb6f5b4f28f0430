import { featuredEventsData } from "@callboard/contracts/featured-event";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const staff = { capability: "staff" } as const;

export const featuredEventCalls = {
  list: extensionCall({
    ...staff,
    method: "GET",
    class: "read",
    path: () => "/staff/featured-events",
    data: featuredEventsData,
  }),
  set: extensionCall({
    ...staff,
    method: "POST",
    class: "write",
    path: ({ id }: { id: number; is_featured: boolean }) => `/staff/featured-events/${segment(id)}`,
    body: ({ is_featured }) => ({ is_featured }),
    data: anyData,
  }),
};
