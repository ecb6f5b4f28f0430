import {
  addSlotInput,
  applicantAuditionsData,
  assignSlotInput,
  auditionDayData,
  auditionDaysData,
  changeAuditionInput,
  createAuditionInput,
  invitedData,
  inviteToAuditionInput,
} from "@callboard/contracts/audition";
import { eventParams } from "@callboard/contracts/event";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import type { Actor } from "../session/session-repository.ts";
import { assignSlot, invite, removeInvitation } from "./change-invitations.ts";
import { addSlot, cancelDay, removeSlot } from "./change-slots.ts";
import type { Acting } from "./hold-for-poster.ts";
import { changeDay, createDay } from "./plan-day.ts";
import { applicantAuditions, listDays, showDay } from "./show-days.ts";

const personal = { tags: ["Auditions"], security: signedInOnly };
const params = z.object({ id: idSchema });
const aDay = { ...personal, response: personalAnswers(auditionDayData) };

/** Audition days of a call, for who posted it and their team. */
export function auditionRoutes({
  bearer,
  ...deps
}: Acting & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const { db } = deps;
  const onRequest = bearer.required;
  const dayOf = async (actor: Actor, id: number, message?: string) =>
    ok({ day: await showDay(db, actor, id) }, message);

  return async (app) => {
    app.get(
      "/audition/event/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The audition days of an own event, by date",
          params: eventParams,
          response: personalAnswers(auditionDaysData),
        },
      },
      async (request) => ok(await listDays(db, bearer.actorOf(request), request.params.id)),
    );

    app.get(
      "/audition/day/:id",
      {
        onRequest,
        schema: { ...aDay, summary: "An audition day with its times, and who is invited", params },
      },
      async (request) => dayOf(bearer.actorOf(request), request.params.id),
    );

    app.get(
      "/audition/received/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Where an application for an own event stands with each audition day",
          params,
          response: personalAnswers(applicantAuditionsData),
        },
      },
      async (request) => ok(await applicantAuditions(db, bearer.actorOf(request), request.params.id)),
    );

    app.post(
      "/audition/create",
      {
        onRequest,
        schema: {
          ...aDay,
          summary: "Makes an audition day with its times; the same key again is the same day",
          body: createAuditionInput,
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        return dayOf(actor, await createDay(deps, actor, request.body), "Audition day made");
      },
    );

    app.post(
      "/audition/update/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Changes where or when an audition day is; who has a time is told",
          params,
          body: changeAuditionInput,
          response: versionedAnswers(auditionDayData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        await changeDay(deps, actor, request.params.id, request.body);
        return dayOf(actor, request.params.id, "Audition day changed");
      },
    );

    app.post(
      "/audition/cancel/:id",
      {
        onRequest,
        schema: { ...aDay, summary: "Cancels an audition day; who is expected is told", params },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        await cancelDay(deps, actor, request.params.id);
        return dayOf(actor, request.params.id, "Audition day cancelled");
      },
    );

    app.post(
      "/audition/slot",
      { onRequest, schema: { ...aDay, summary: "Adds a time to an audition day", body: addSlotInput } },
      async (request) => {
        const actor = bearer.actorOf(request);
        await addSlot(deps, actor, request.body);
        return dayOf(actor, request.body.day_id, "Time added");
      },
    );

    app.delete(
      "/audition/slot/:id",
      {
        onRequest,
        schema: { ...aDay, summary: "Removes a time; who has it is told, and chooses another one", params },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        return dayOf(actor, await removeSlot(deps, actor, request.params.id), "Time removed");
      },
    );

    app.post(
      "/audition/invite",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Invites applicants to an audition day, each once",
          body: inviteToAuditionInput,
          response: personalAnswers(invitedData),
        },
      },
      async (request) => ok(await invite(deps, bearer.actorOf(request), request.body)),
    );

    app.post(
      "/audition/assign",
      { onRequest, schema: { ...aDay, summary: "Books an applicant for a time", body: assignSlotInput } },
      async (request) => {
        const actor = bearer.actorOf(request);
        return dayOf(actor, await assignSlot(deps, actor, request.body), "Time given");
      },
    );

    app.post(
      "/audition/remove/:id",
      { onRequest, schema: { ...aDay, summary: "Takes an applicant off an audition day", params } },
      async (request) => {
        const actor = bearer.actorOf(request);
        return dayOf(actor, await removeInvitation(deps, actor, request.params.id), "Removed from the day");
      },
    );
  };
}
