import {
  type ChooseSlugInput,
  profileAddressesData,
  type profileAddressQuery,
  profileAddressTakenData,
} from "@callboard/contracts/profile-address";
import type { z } from "zod";
import { anyData, extensionCall } from "./define-call.ts";

const read = { capability: "slugs", method: "GET", class: "read" } as const;

export const profileAddressCalls = {
  mine: extensionCall({ ...read, path: () => "/profile-address/mine", data: profileAddressesData }),
  check: extensionCall({
    ...read,
    path: () => "/profile-address/check",
    query: (input: z.output<typeof profileAddressQuery>) => input,
    data: profileAddressTakenData,
  }),
  choose: extensionCall({
    ...{ capability: "slugs", method: "POST", class: "write", data: anyData },
    path: () => "/profile-address/choose",
    body: (input: ChooseSlugInput) => input,
  }),
};
