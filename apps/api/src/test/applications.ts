import type { Application, ReviewApplicationInput } from "@callboard/contracts/application";
import type { BoardMove } from "@callboard/contracts/board";
import type { TestApp } from "./app.ts";
import { aKey } from "./ledger.ts";

type Person = { bearer: string };

/** What the tests of applications call on the API, by name. Each returns the response, whatever its status. */
export function applicationCalls(app: Pick<TestApp, "get" | "post" | "remove">) {
  const apply = ({ bearer }: Person, body: Record<string, unknown>) =>
    app.post("/api/v1/event/apply", body, { bearer });
  const viewer = ({ bearer }: Person, id: number) => app.get(`/api/v1/event/viewer/${id}`, undefined, bearer);
  const mine = ({ bearer }: Person, query = "") =>
    app.get(`/api/v1/application/mine${query}`, undefined, bearer);
  const appliedTo = ({ bearer }: Person) => app.get("/api/v1/application/applied", undefined, bearer);
  const withdraw = ({ bearer }: Person, id: number) => app.remove(`/api/v1/application/${id}`, { bearer });
  const received = ({ bearer }: Person, id: number, query = "") =>
    app.get(`/api/v1/application/event/${id}${query}`, undefined, bearer);
  const review = ({ bearer }: Person, id: number, state: ReviewApplicationInput["state"]) =>
    app.post(`/api/v1/application/review/${id}`, { state }, { bearer });

  const board = ({ bearer }: Person, id: number, query = "") =>
    app.get(`/api/v1/application/board/${id}${query}`, undefined, bearer);
  const move = (
    { bearer }: Person,
    event_id: number,
    items: { id: number; version: number }[],
    state: BoardMove,
    key = aKey(),
  ) => app.post("/api/v1/application/move", { event_id, items, state, key }, { bearer });
  const undo = ({ bearer }: Person, event_id: number, key: string) =>
    app.post("/api/v1/application/undo", { event_id, key }, { bearer });
  const answer = ({ bearer }: Person, id: number, given: "accepted" | "declined") =>
    app.post(`/api/v1/application/answer/${id}`, { answer: given }, { bearer });
  const progress = ({ bearer }: Person, id: number) =>
    app.get(`/api/v1/application/${id}`, undefined, bearer);
  const details = ({ bearer }: Person, id: number) =>
    app.get(`/api/v1/application/received/${id}`, undefined, bearer);
  const rate = ({ bearer }: Person, id: number, rating: number) =>
    app.post(`/api/v1/application/rating/${id}`, { rating }, { bearer });
  const label = ({ bearer }: Person, event_id: number, ids: number[], name: string, is_on = true) =>
    app.post("/api/v1/application/label", { event_id, ids, name, is_on }, { bearer });
  const note = ({ bearer }: Person, id: number, body: string) =>
    app.post(`/api/v1/application/note/${id}`, { body }, { bearer });
  const removeNote = ({ bearer }: Person, id: number) =>
    app.remove(`/api/v1/application/note/${id}`, { bearer });
  const exported = ({ bearer }: Person, id: number, query = "") =>
    app.get(`/api/v1/application/export/${id}${query}`, undefined, bearer);

  async function applied(person: Person, event_id: number, fields: object = {}): Promise<Application> {
    const { body } = await apply(person, { event_id, note: "I sing.", ...fields }).expect(200);
    return body.data.application;
  }

  return {
    ...{ apply, viewer, mine, appliedTo, withdraw, received, review, applied },
    ...{ board, move, undo, answer, progress, details, rate, label, note, removeNote, exported },
  };
}
