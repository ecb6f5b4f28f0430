import { idSchema } from "@callboard/contracts/page";
import {
  erasePersonInput,
  peopleData,
  peopleQuery,
  personFileSchema,
  personHistoryData,
  personHistoryQuery,
  personPostingsData,
  personPostingsQuery,
  personSchema,
  personSessionsData,
} from "@callboard/contracts/person";
import { liftInput, suspendInput, suspensionSchema } from "@callboard/contracts/suspension";
import { z } from "zod";
import { peopleCalls } from "../../upstream/calls/people.ts";
import { checked } from "../../upstream/checked.ts";
import { request, requestReply } from "../../upstream/request.ts";
import { router, staffProcedure, staffWriteProcedure } from "../init.ts";
import { messageOutput } from "./message.ts";

const named = z.object({ id: idSchema });
const read = staffProcedure("read_people");
const suspending = staffWriteProcedure("suspend_accounts");
/** What somebody posted is hidden, or shown again. */
const changing = suspending.meta({ invalidates: ["comment", "event", "profile"] });

/** The accounts of the site, for staff. */
export const peopleProcedures = router({
  /** Found by name, username, email address or number; `cursor` goes on from `pagination.nextCursor` of the last page. */
  list: read
    .input(peopleQuery.prefault({}))
    .output(checked(peopleData))
    .query(({ ctx, input }) => request(peopleCalls.list, input, ctx)),

  get: read
    .input(named)
    .output(checked(personSchema))
    .query(async ({ ctx, input }) => (await request(peopleCalls.get, input, ctx)).person),

  /** Where the account is signed in. */
  sessions: read
    .input(named)
    .output(checked(personSessionsData))
    .query(({ ctx, input }) => request(peopleCalls.sessions, input, ctx)),

  /** Its events and campaigns, whoever sees them. */
  postings: read
    .input(personPostingsQuery.extend(named.shape))
    .output(checked(personPostingsData))
    .query(({ ctx, input }) => request(peopleCalls.postings, input, ctx)),

  /** What staff did with it. */
  history: read
    .input(personHistoryQuery.extend(named.shape))
    .output(checked(personHistoryData))
    .query(({ ctx, input }) => request(peopleCalls.history, input, ctx)),

  /** Until a time, or for good (null): its sessions end, and its postings are hidden. */
  suspend: changing
    .input(suspendInput.extend(named.shape))
    .output(checked(suspensionSchema))
    .mutation(async ({ ctx, input }) => (await request(peopleCalls.suspend, input, ctx)).suspension),

  lift: changing
    .input(liftInput.extend(named.shape))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(peopleCalls.lift, input, ctx)),

  endSession: suspending
    .meta({ invalidates: [] })
    .input(named.extend({ session_id: idSchema }))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(peopleCalls.endSession, input, ctx)),

  endSessions: suspending
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(peopleCalls.endSessions, input, ctx)),

  /** Exports all data of an account, as a JSON file. */
  export: staffWriteProcedure("export_people")
    .meta({ invalidates: [] })
    .input(named)
    .output(checked(personFileSchema))
    .mutation(async ({ ctx, input }) => {
      const { export: exported } = await request(peopleCalls.export, input, ctx);
      const day = exported.made_at.slice(0, 10);
      return {
        name: `callboard-account-${input.id}-${day}.json`,
        text: `${JSON.stringify(exported, null, 2)}\n`,
      };
    }),

  /** Erases all that is personal of an account; its username is typed once more. */
  erase: staffWriteProcedure("erase_people")
    .meta({ invalidates: ["comment", "event", "profile"] })
    .input(erasePersonInput.extend(named.shape))
    .output(checked(messageOutput))
    .mutation(({ ctx, input }) => requestReply(peopleCalls.erase, input, ctx)),
});
