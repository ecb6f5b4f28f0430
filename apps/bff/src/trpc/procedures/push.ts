import {
  pushEndpointInput,
  pushGroupsInput,
  pushSettingsSchema,
  pushStateData,
  pushSubscriptionInput,
} from "@callboard/contracts/push";
import { pushCalls } from "../../upstream/calls/push.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { protectedProcedure, router, writeProcedure } from "../init.ts";

const write = writeProcedure.meta({ invalidates: [] });

/** The browsers that the viewer is told of notifications at, and of which. */
export const pushProcedures = router({
  settings: protectedProcedure
    .output(checked(pushSettingsSchema))
    .query(({ ctx }) => request(pushCalls.settings, undefined, ctx)),

  /** Sets what comes by push, at every browser of the viewer. */
  saveGroups: write
    .input(pushGroupsInput)
    .output(checked(pushSettingsSchema))
    .mutation(({ ctx, input }) => request(pushCalls.saveGroups, input, ctx)),

  /** Has the viewer told at this browser, until it is signed out. */
  subscribe: write
    .input(pushSubscriptionInput)
    .output(checked(pushStateData))
    .mutation(({ ctx, input }) => request(pushCalls.subscribe, input, ctx)),

  /** Says that the viewer is at a browser: pushes of anybody else end there. */
  confirm: write
    .input(pushEndpointInput)
    .output(checked(pushStateData))
    .mutation(({ ctx, input }) => request(pushCalls.confirm, input, ctx)),

  unsubscribe: write
    .input(pushEndpointInput)
    .output(checked(pushStateData))
    .mutation(({ ctx, input }) => request(pushCalls.unsubscribe, input, ctx)),
});
