import {
  boardData,
  boardExportData,
  boardExportQuery,
  boardQuery,
  labelData,
  labelInput,
  moveData,
  moveInput,
  undoInput,
} from "@callboard/contracts/board";
import { eventParams } from "@callboard/contracts/event";
import type { EventRole } from "@callboard/contracts/event-role";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { canDecide } from "../application/application-policy.ts";
import { eventToDecide, eventToReview } from "../application/event-to-review.ts";
import { withoutOwn } from "../application/seen-by.ts";
import { eventRoleRepository } from "../event/event-role-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import type { BearerReader } from "../session/bearer.ts";
import { boardRepository } from "./board-repository.ts";
import { exportBoard } from "./export-board.ts";
import { labelRepository } from "./label-repository.ts";
import { label } from "./mark-applications.ts";
import { moveApplications } from "./move-applications.ts";
import { undoMove } from "./undo-move.ts";
import { wakeColleagues } from "./wake-colleagues.ts";

const personal = { tags: ["Applications"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader; notifications: NotificationSender };

const toBoardRole = ({ id, name, seats }: EventRole) => ({ id, name, seats });

/** The board of a call's applications, for who posted it and their team. */
export function boardRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { db, bearer } = deps;
  const onRequest = bearer.required;
  const wake = (request: FastifyRequest<{ Body: { event_id: number } }>) =>
    wakeColleagues({ db, log: request.log }, bearer.actorOf(request), request.body);

  return async (app) => {
    app.get(
      "/application/board/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "How many applications for an own event there are by state, and its labels",
          params: eventParams,
          querystring: boardQuery,
          response: personalAnswers(boardData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const event = await eventToReview(db, actor, request.params.id);
        const { id, title } = event;
        const filter = { ...request.query, ...withoutOwn(actor, event) };
        const counts = await boardRepository(db).counts(id, filter);
        const labels = await labelRepository(db).list(id);
        const roles = await eventRoleRepository(db).list(id);
        const can = { decide: canDecide(actor, event) };
        return ok({ board: { event: { id, title }, counts, labels, roles: roles.map(toBoardRole), can } });
      },
    );

    app.post(
      "/application/move",
      {
        onRequest,
        schema: {
          ...personal,
          summary:
            "Moves applications for an own event to another state; the same key again is the same move",
          body: moveInput,
          response: personalAnswers(moveData),
        },
      },
      async (request) => {
        const result = await moveApplications(deps, bearer.actorOf(request), request.body);
        await wake(request);
        return ok(result);
      },
    );

    app.post(
      "/application/undo",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Takes back an own move of the last ten minutes, where nothing has changed since",
          body: undoInput,
          response: personalAnswers(moveData),
        },
      },
      async (request) => {
        const result = await undoMove(deps, bearer.actorOf(request), request.body);
        await wake(request);
        return ok(result);
      },
    );

    app.post(
      "/application/label",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Puts a label on applications for an own event, or takes it off",
          body: labelInput,
          response: personalAnswers(labelData),
        },
      },
      async (request) => {
        const result = await label(db, bearer.actorOf(request), request.body);
        await wake(request);
        return ok(result);
      },
    );

    app.get(
      "/application/export/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "A piece of the table of an own event's applications, as CSV",
          params: eventParams,
          querystring: boardExportQuery,
          response: personalAnswers(boardExportData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const event = await eventToDecide(db, actor, request.params.id);
        return ok(await exportBoard(db, event.id, { ...request.query, ...withoutOwn(actor, event) }));
      },
    );
  };
}
