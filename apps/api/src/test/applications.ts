import type { Application, ReviewApplicationInput } from "@callboard/contracts/application";
import type { TestApp } from "./app.ts";

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

  async function applied(person: Person, event_id: number, fields: object = {}): Promise<Application> {
    const { body } = await apply(person, { event_id, note: "I sing.", ...fields }).expect(200);
    return body.data.application;
  }

  return { apply, viewer, mine, appliedTo, withdraw, received, review, applied };
}
