import { eventParams } from "@callboard/contracts/event";
import { idSchema } from "@callboard/contracts/page";
import {
  allowSharingInput,
  createShortlistInput,
  shortlistApplicationsInput,
  shortlistData,
  shortlistDaysInput,
  shortlistDetailsSchema,
  shortlistFeedbackData,
  shortlistLinkData,
  shortlistsData,
} from "@callboard/contracts/shortlist";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { applicationRepository } from "../application/application-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import {
  changeApplications,
  createShortlist,
  deleteShortlist,
  prolong,
  removeComment,
  renewLink,
  revoke,
  type ShortlistDeps,
} from "./share-shortlist.ts";
import { showFeedback, showShortlist, showShortlists } from "./show-shortlists.ts";

const personal = { tags: ["Shortlists"], security: signedInOnly };
const params = z.object({ id: idSchema });
const nothing = { ...personal, params, response: personalAnswers(z.null()) };
const changed = { ...personal, params, response: personalAnswers(shortlistData) };

/** Shortlists of an own call that others see by a link, for who posted it and their team. */
export function shortlistRoutes({
  bearer,
  ...deps
}: ShortlistDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/shortlist/event/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The shortlists of an own call that are shared by a link, newest first",
          params: eventParams,
          response: personalAnswers(shortlistsData),
        },
      },
      async (request) => ok(await showShortlists(db, bearer.actorOf(request), request.params.id, clock())),
    );

    app.get(
      "/shortlist/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "A shortlist of an own call, with marks and comments, and who did what",
          params,
          response: personalAnswers(shortlistDetailsSchema),
        },
      },
      async (request) => ok(await showShortlist(db, bearer.actorOf(request), request.params.id, clock())),
    );

    app.get(
      "/shortlist/application/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Marks and comments on an application for an own call, by shortlist",
          params,
          response: personalAnswers(shortlistFeedbackData),
        },
      },
      async (request) => ok(await showFeedback(db, bearer.actorOf(request), request.params.id)),
    );

    app.post(
      "/shortlist/create",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Shares applications for an own call by a link, whose token is told this once",
          body: createShortlistInput,
          response: personalAnswers(shortlistLinkData),
        },
      },
      async (request) =>
        ok(await createShortlist(deps, bearer.actorOf(request), request.body), "Shortlist shared"),
    );

    app.post(
      "/shortlist/link/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Makes another link to a shortlist: the former one ends",
          params,
          body: shortlistDaysInput,
          response: personalAnswers(shortlistLinkData),
        },
      },
      async (request) => {
        const { id } = request.params;
        return ok(await renewLink(deps, bearer.actorOf(request), id, request.body.days), "New link made");
      },
    );

    app.post(
      "/shortlist/prolong/:id",
      {
        onRequest,
        schema: {
          ...changed,
          summary: "Lets the link to a shortlist be good for so many days from now",
          body: shortlistDaysInput,
        },
      },
      async (request) => {
        const { id } = request.params;
        const shortlist = await prolong(deps, bearer.actorOf(request), id, request.body.days);
        return ok({ shortlist }, "The link is good for longer");
      },
    );

    app.post(
      "/shortlist/revoke/:id",
      { onRequest, schema: { ...changed, summary: "Ends the link to a shortlist at once" } },
      async (request) => {
        const shortlist = await revoke(deps, bearer.actorOf(request), request.params.id);
        return ok({ shortlist }, "The link is over");
      },
    );

    app.post(
      "/shortlist/applications/:id",
      {
        onRequest,
        schema: {
          ...changed,
          summary: "Puts applications on a shortlist, or takes them off",
          body: shortlistApplicationsInput,
        },
      },
      async (request) => {
        const { params: one, body } = request;
        const shortlist = await changeApplications(deps, bearer.actorOf(request), one.id, body);
        return ok({ shortlist }, body.is_on ? "Added to the shortlist" : "Taken off the shortlist");
      },
    );

    app.delete(
      "/shortlist/comment/:id",
      {
        onRequest,
        schema: { ...nothing, summary: "Removes a comment on an application for an own call" },
      },
      async (request) => {
        await removeComment(deps, bearer.actorOf(request), request.params.id);
        return ok(null, "Comment removed");
      },
    );

    app.delete(
      "/shortlist/:id",
      {
        onRequest,
        schema: { ...nothing, summary: "Deletes a shortlist with its marks and comments" },
      },
      async (request) => {
        await deleteShortlist(deps, bearer.actorOf(request), request.params.id);
        return ok(null, "Shortlist deleted");
      },
    );

    app.post(
      "/shortlist/allow/:id",
      {
        onRequest,
        schema: {
          ...nothing,
          summary:
            "Lets whoever sees a shortlist see all of an own application, or its name and profile alone",
          body: allowSharingInput,
        },
      },
      async (request) => {
        const { allows_sharing } = request.body;
        const { id } = request.params;
        if (!(await applicationRepository(db).allowSharing(bearer.actorOf(request), id, allows_sharing)))
          throw new NotFoundError();
        return ok(
          null,
          allows_sharing ? "All that you sent may be shown" : "Only your name and profile are shown",
        );
      },
    );
  };
}
