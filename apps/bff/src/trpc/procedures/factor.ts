import {
  factorInput,
  factorSetupSchema,
  recoveryCodesData,
  staffViewerSchema,
} from "@callboard/contracts/staff";
import { staffCalls } from "../../upstream/calls/staff.ts";
import { checked } from "../../upstream/checked.ts";
import { request } from "../../upstream/request.ts";
import { router, staffWriteProcedure } from "../init.ts";

/** The own second factor, for those who run the site. */
export const factorProcedures = router({
  /** Begins a second factor: a secret for an authenticator app, which counts from its first code on. */
  setUp: staffWriteProcedure("any")
    .meta({ invalidates: [] })
    .output(checked(factorSetupSchema))
    .mutation(async ({ ctx }) => (await request(staffCalls.setUpFactor, {}, ctx)).setup),

  /** Puts it in force, and gives the recovery codes, once. */
  confirm: staffWriteProcedure("any")
    .meta({ invalidates: [], isAlone: true })
    .input(factorInput)
    .output(checked(recoveryCodesData))
    .mutation(({ ctx, input }) => request(staffCalls.confirmFactor, input, ctx)),

  /** Shows the second factor in this session, by a code of the app or a recovery code. */
  show: staffWriteProcedure("any")
    .meta({ invalidates: [], isAlone: true })
    .input(factorInput)
    .output(checked(staffViewerSchema))
    .mutation(async ({ ctx, input }) => (await request(staffCalls.showFactor, input, ctx)).viewer),

  /** New recovery codes instead of the earlier ones. */
  renewRecoveryCodes: staffWriteProcedure("any")
    .meta({ invalidates: [] })
    .output(checked(recoveryCodesData))
    .mutation(({ ctx }) => request(staffCalls.renewRecoveryCodes, {}, ctx)),
});
