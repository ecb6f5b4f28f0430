import { idSchema } from "@callboard/contracts/page";
import {
  listEntryData,
  listName,
  mergeTagInput,
  orderListInput,
  removeListEntryInput,
  saveListEntryInput,
  siteListData,
} from "@callboard/contracts/site-list";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import { actingOf } from "../staff/acting.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { mergeTags, orderList, removeEntry, saveEntry, siteList } from "./keep-site-list.ts";

const keeping = { tags: ["Lists"], security: staffOnly("write_lists") };
const done = personalAnswers(z.null());

type Deps = {
  db: Db;
  clock: () => Date;
  staff: StaffGuard;
  /** Where pictures may come from besides the library. */
  imageOrigins?: readonly string[];
};

/** The lists that editors keep: categories, tags, videos, and what forms offer. */
export function siteListRoutes(deps: Deps): FastifyPluginAsyncZod {
  const onRequest = deps.staff.required("write_lists");
  const acting = actingOf(deps);
  const { imageOrigins = [] } = deps;

  return async (app) => {
    app.get(
      "/staff/lists/:list",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "A list as the site shows it",
          params: z.object({ list: listName }),
          response: personalAnswers(siteListData),
        },
      },
      async ({ params }) => ok({ entries: await siteList(deps.db, params.list) }),
    );

    app.post(
      "/staff/lists/save",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "Adds an entry to a list, or changes one",
          body: saveListEntryInput,
          response: versionedAnswers(listEntryData),
        },
      },
      async (request) => ok({ entry: await saveEntry(acting(request), request.body, imageOrigins) }, "Saved"),
    );

    app.post(
      "/staff/lists/:list/order",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "Puts a list in another order",
          params: z.object({ list: listName }),
          body: orderListInput,
          response: done,
        },
      },
      async (request) => {
        await orderList(acting(request), request.params.list, request.body.ids);
        return ok(null, "Order saved");
      },
    );

    app.delete(
      "/staff/lists/:list/:id",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "Removes an entry that nothing uses",
          params: z.object({ list: listName, id: idSchema }),
          querystring: removeListEntryInput,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        const { list, id } = request.params;
        await removeEntry(acting(request), list, id, request.query.version);
        return ok(null, "Removed");
      },
    );

    app.post(
      "/staff/tags/:id/merge",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "Replaces a tag by another one everywhere; its address leads there",
          params: z.object({ id: idSchema }),
          body: mergeTagInput,
          response: done,
        },
      },
      async (request) => {
        await mergeTags(acting(request), request.params.id, request.body.into_id);
        return ok(null, "Merged");
      },
    );
  };
}
