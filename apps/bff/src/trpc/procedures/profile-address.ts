import {
  chooseSlugInput,
  profileAddressesData,
  profileAddressQuery,
  profileAddressTakenData,
} from "@callboard/contracts/profile-address";
import { profileAddressCalls } from "../../upstream/calls/profile-address.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

/** The addresses of profiles that their owners choose. */
export const profileAddressProcedures = router({
  /** The addresses of the viewer's profiles; null for one that is not claimed. */
  mine: protectedProcedure
    .output(checked(profileAddressesData.shape.addresses))
    .query(async ({ ctx }) => (await request(profileAddressCalls.mine, {}, ctx)).addresses),

  /** Whether a page that everybody sees has a slug or had it. One that is not seen may be refused all the same. */
  check: protectedProcedure
    .input(profileAddressQuery)
    .output(checked(profileAddressTakenData))
    .query(({ ctx, input }) => request(profileAddressCalls.check, input, ctx)),

  /** Gives one of the viewer's profiles another slug; `validation` with a message for `slug` where it is not free. */
  choose: writeProcedure
    .meta({ invalidates: ["profile"] })
    .input(chooseSlugInput)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(profileAddressCalls.choose, input, ctx)),
});
