import type { ChangeAudiencesInput } from "@callboard/contracts/audience";
import type { DescribeHeadshotInput, HeadshotForm, OrderHeadshotsInput } from "@callboard/contracts/headshot";
import {
  portfolioData,
  previewData,
  type previewQuery,
  seenProfileSchema,
} from "@callboard/contracts/portfolio";
import type { profileViewParams } from "@callboard/contracts/profile";
import type { SaveResumeInput } from "@callboard/contracts/resume";
import { FormData } from "undici";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { capability: "portfolios", method: "GET", class: "read" } as const;
const write = { capability: "portfolios", method: "POST", class: "write", data: anyData } as const;

type Named = { id: number };

const headshots = "/portfolio/headshots";

export const portfolioCalls = {
  mine: extensionCall({ ...read, path: () => "/portfolio/mine", data: portfolioData }),
  preview: extensionCall({
    ...read,
    path: () => "/portfolio/preview",
    query: (input: z.output<typeof previewQuery>) => input,
    data: previewData,
  }),
  seen: extensionCall({
    ...read,
    path: ({ kind, id }: z.output<typeof profileViewParams>) => `/portfolio/seen/${kind}/${segment(id)}`,
    data: seenProfileSchema,
  }),
  setAudiences: extensionCall({
    ...write,
    path: () => "/portfolio/audiences",
    body: (input: ChangeAudiencesInput) => input,
  }),
  saveResume: extensionCall({
    ...write,
    path: () => "/portfolio/resume",
    body: (input: SaveResumeInput) => input,
  }),
  addHeadshot: extensionCall({
    ...write,
    class: "upload",
    path: () => headshots,
    body: ({ photo, ...texts }: HeadshotForm) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(texts)) form.append(name, String(value));
      form.append("photo", photo);
      return form;
    },
  }),
  orderHeadshots: extensionCall({
    ...write,
    path: () => `${headshots}/order`,
    body: (input: OrderHeadshotsInput) => input,
  }),
  describeHeadshot: extensionCall({
    ...write,
    path: ({ id }: Named & DescribeHeadshotInput) => `${headshots}/${segment(id)}`,
    body: ({ alt }) => ({ alt }),
  }),
  removeHeadshot: extensionCall({
    ...write,
    method: "DELETE",
    path: ({ id }: Named) => `${headshots}/${segment(id)}`,
  }),
};
