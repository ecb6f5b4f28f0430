import { agencyProfileData, type CreateAgencyProfileInput } from "@callboard/contracts/agency-profile";
import { artistProfileData, type CreateArtistProfileInput } from "@callboard/contracts/artist-profile";
import {
  type DirectorySelection,
  directoryCountsData,
  type ProfileListQuery,
} from "@callboard/contracts/directory";
import { type profileAddressParams, profileListData, publicProfileData } from "@callboard/contracts/profile";
import { messageAnswer } from "@callboard/contracts/wire/answer";
import { z } from "zod";
import { extensionCall, standardCall } from "./define-call.ts";
import { segment } from "./path.ts";

const read = { method: "GET", class: "read" } as const;
const write = { method: "POST", class: "write" } as const;

export const profileCalls = {
  list: extensionCall({
    capability: "profiles",
    ...read,
    path: () => "/profile/list",
    query: (input: ProfileListQuery) => input,
    data: profileListData,
  }),
  counts: extensionCall({
    capability: "profiles",
    ...read,
    path: () => "/profile/counts",
    query: (input: DirectorySelection) => input,
    data: directoryCountsData,
  }),
  get: extensionCall({
    capability: "profiles",
    ...read,
    path: ({ kind, id }: z.output<typeof profileAddressParams>) => `/profile/view/${kind}/${segment(id)}`,
    data: publicProfileData,
  }),
  ownArtist: extensionCall({
    capability: "profiles",
    ...read,
    path: () => "/artist-profile/mine",
    data: artistProfileData,
  }),
  ownAgency: extensionCall({
    capability: "profiles",
    ...read,
    path: () => "/agency-profile/mine",
    data: agencyProfileData,
  }),
  claimArtist: standardCall({
    ...write,
    path: () => "/artist-profile/create",
    body: (input: CreateArtistProfileInput) => input,
    answer: messageAnswer,
    normalise: () => null,
    data: z.null(),
  }),
  claimAgency: standardCall({
    ...write,
    path: () => "/agency-profile/create",
    body: (input: CreateAgencyProfileInput) => input,
    answer: messageAnswer,
    normalise: () => null,
    data: z.null(),
  }),
};
