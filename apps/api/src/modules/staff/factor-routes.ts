import {
  factorInput,
  factorSetupData,
  ownStaffData,
  recoveryCodesData,
  staffViewerData,
} from "@callboard/contracts/staff";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { showedStaffKey } from "../../http/api-key.ts";
import { signedInOnly, staffOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { SecretSealer } from "./sealed-secret.ts";
import { factors } from "./show-factor.ts";
import type { StaffGuard } from "./staff-guard.ts";
import { staffRepository } from "./staff-repository.ts";
import { staffViewer } from "./staff-viewer.ts";

const personal = { tags: ["Staff"], security: staffOnly() };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; staff: StaffGuard; sealer: SecretSealer };

/** The own second factor: for staff of any role, before it was shown. */
export function factorRoutes({ db, clock, bearer, staff, sealer }: Deps): FastifyPluginAsyncZod {
  const own = factors({ db, clock, sealer });
  const viewerOf = staffViewer({ db, clock });
  const onRequest = staff.member;

  return async (app) => {
    app.get(
      "/staff/viewer",
      {
        onRequest: bearer.required,
        schema: {
          tags: ["Staff"],
          security: signedInOnly,
          summary: "What the account may do for the site; null for all who do not run it",
          response: personalAnswers(ownStaffData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const isStaff = showedStaffKey(request) && (await staffRepository(db).get(actor.userId)) !== null;
        return ok({ viewer: isStaff ? await viewerOf(actor, actor.factorAt) : null });
      },
    );

    app.post(
      "/staff/factor/set-up",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Begins a second factor: its secret, to be confirmed with its first code",
          response: personalAnswers(factorSetupData),
        },
      },
      async (request) => ok({ setup: await own.setUp(staff.actorOf(request)) }),
    );

    app.post(
      "/staff/factor/confirm",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Puts the second factor in force, and gives its recovery codes once",
          body: factorInput,
          response: limitedAnswers(recoveryCodesData),
        },
      },
      async (request) => {
        const recovery_codes = await own.confirm(staff.actorOf(request), request.body.code, request.id);
        return ok({ recovery_codes }, "Second factor set up");
      },
    );

    app.post(
      "/staff/factor/show",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Shows the second factor in this session, by a code of the app or a recovery code",
          body: factorInput,
          response: limitedAnswers(staffViewerData),
        },
      },
      async (request) => {
        const actor = staff.actorOf(request);
        await own.show(actor, request.body.code);
        return ok({ viewer: await viewerOf(actor, clock()) }, "Confirmed");
      },
    );

    app.post(
      "/staff/factor/recovery-codes",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "New recovery codes instead of the earlier ones; the second factor must be fresh",
          response: personalAnswers(recoveryCodesData),
        },
      },
      async (request) => ok({ recovery_codes: await own.renewRecoveryCodes(staff.actorOf(request)) }),
    );
  };
}
