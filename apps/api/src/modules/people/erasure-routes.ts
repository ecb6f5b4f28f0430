import { idSchema } from "@callboard/contracts/page";
import { erasePersonInput, personExportData } from "@callboard/contracts/person";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import type { MediaStore } from "../media/media-store.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { erasePerson, exportPerson } from "./erase-person.ts";

const tags = ["People"];
const params = z.object({ id: idSchema });

type Deps = {
  db: Db;
  clock: () => Date;
  staff: StaffGuard;
  media: MediaStore;
  mails: MailQueue;
  notifications: NotificationSender;
};

/** Export and erasure of the data of one account, on its owner's request. */
export function erasureRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { staff, media, mails, notifications } = deps;
  const acting = actingOf(deps);

  return async (app) => {
    app.post(
      "/staff/people/:id/export",
      {
        onRequest: staff.required("export_people"),
        schema: {
          tags,
          security: staffOnly("export_people"),
          summary: "Exports all data of an account",
          params,
          response: personalAnswers(personExportData),
        },
      },
      async (request) => ok({ export: await exportPerson(acting(request), request.params.id) }),
    );

    app.post(
      "/staff/people/:id/erase",
      {
        onRequest: staff.required("erase_people"),
        schema: {
          tags,
          security: staffOnly("erase_people"),
          summary: "Erases all that is personal of somebody; the username is typed once more",
          params,
          body: erasePersonInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const { params, body } = request;
        const erasing = { ...acting(request), media, mails, notifications };
        await erasePerson(erasing, { id: params.id, username: body.username });
        return ok(null, "Erased");
      },
    );
  };
}
