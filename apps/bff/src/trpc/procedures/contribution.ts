import {
  contributionData,
  ledgerData,
  ledgerQuery,
  ownContributionsData,
  ownContributionsQuery,
  pledgeInput,
} from "@callboard/contracts/contribution";
import { idSchema } from "@callboard/contracts/page";
import { z } from "zod";
import { contributionCalls } from "../../upstream/calls/contribution.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { protectedProcedure, publicProcedure, router, writeProcedure } from "../init.ts";

export const contributionProcedures = router({
  /** Pledges money to a campaign. The same key again is the same pledge. */
  create: writeProcedure
    .meta({ invalidates: ["event"] })
    .input(pledgeInput)
    .output(checked(contributionData))
    .mutation(({ ctx, input }) => request(contributionCalls.create, input, ctx)),

  /** Takes an own pledge back: a negative line of its own. */
  reverse: writeProcedure
    .meta({ invalidates: ["event"] })
    .input(z.object({ id: idSchema }))
    .output(checked(contributionData))
    .mutation(({ ctx, input }) => request(contributionCalls.reverse, input, ctx)),

  /** A campaign's lines, newest first, with their sum. */
  ledger: publicProcedure
    .meta({ cache: { tags: ["event"] } })
    .input(ledgerQuery.extend({ event_id: idSchema }))
    .output(checked(ledgerData))
    .query(({ ctx, input }) => request(contributionCalls.ledger, input, ctx)),

  /** The viewer's own pledges, newest first. */
  mine: protectedProcedure
    .input(ownContributionsQuery.prefault({}))
    .output(checked(ownContributionsData))
    .query(({ ctx, input }) => request(contributionCalls.mine, input, ctx)),
});
