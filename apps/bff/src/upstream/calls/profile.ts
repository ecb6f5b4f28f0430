import { agencyProfileData, type CreateAgencyProfileInput } from "@callboard/contracts/agency-profile";
import { artistProfileData, type CreateArtistProfileInput } from "@callboard/contracts/artist-profile";
import {
  profileListData,
  type profileListQuery,
  type profileViewParams,
  publicProfileData,
} from "@callboard/contracts/profile";
import type { z } from "zod";
import { anyData, defineCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { method: "GET", class: "read" } as const;
const write = { method: "POST", class: "write" } as const;

export const profileCalls = {
  list: defineCall({
    ...read,
    path: () => "/profile/list",
    query: (input: z.output<typeof profileListQuery>) => input,
    data: profileListData,
  }),
  get: defineCall({
    ...read,
    path: ({ kind, id }: z.output<typeof profileViewParams>) => `/profile/view/${kind}/${segment(id)}`,
    data: publicProfileData,
  }),
  ownArtist: defineCall({ ...read, path: () => "/artist-profile/mine", data: artistProfileData }),
  ownAgency: defineCall({ ...read, path: () => "/agency-profile/mine", data: agencyProfileData }),
  claimArtist: defineCall({
    ...write,
    path: () => "/artist-profile/create",
    body: (input: CreateArtistProfileInput) => input,
    data: anyData,
  }),
  claimAgency: defineCall({
    ...write,
    path: () => "/agency-profile/create",
    body: (input: CreateAgencyProfileInput) => input,
    data: anyData,
  }),
};
