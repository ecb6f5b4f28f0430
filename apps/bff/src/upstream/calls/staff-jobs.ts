import { staffJobsData, type staffJobsQuery } from "@callboard/contracts/job";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

type Named = { id: number };

const change = { capability: "staff", method: "POST", class: "write", data: anyData } as const;

export const staffJobsCalls = {
  list: extensionCall({
    ...{ capability: "staff", method: "GET", class: "read" },
    path: () => "/staff/jobs",
    query: (input: z.output<typeof staffJobsQuery>) => input,
    data: staffJobsData,
  }),
  retry: extensionCall({ ...change, path: ({ id }: Named) => `/staff/jobs/${segment(id)}/retry` }),
  drop: extensionCall({ ...change, path: ({ id }: Named) => `/staff/jobs/${segment(id)}/drop` }),
};
