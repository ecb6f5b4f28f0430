import type { SharedShortlist, Shortlist, ShortlistDetails } from "@callboard/contracts/shortlist";
import type { TestApp } from "./app.ts";

type Person = { bearer: string };

/** What the tests of shortlists call on the API, by name. Each returns the response, whatever its status. */
export function shortlistCalls(app: Pick<TestApp, "get" | "post" | "remove">) {
  const path = "/api/v1/shortlist";
  const asked =
    (name: string) =>
    ({ bearer }: Person, id: number) =>
      app.get(`${path}/${name}${id}`, undefined, bearer);
  const posted =
    (name: string) =>
    ({ bearer }: Person, id: number, body: object = {}) =>
      app.post(`${path}/${name}/${id}`, body, { bearer });
  const create = ({ bearer }: Person, body: object) => app.post(`${path}/create`, body, { bearer });
  const visited = (name: string) => (body: object) => app.post(`${path}/${name}`, body);
  const drop = ({ bearer }: Person, id: number) => app.remove(`${path}/${id}`, { bearer });
  const dropComment = ({ bearer }: Person, id: number) => app.remove(`${path}/comment/${id}`, { bearer });
  const [list, show, feedback] = [asked("event/"), asked(""), asked("application/")];
  const open = visited("open");

  /** A link to some applications: the shortlist, and its token. */
  async function shared(person: Person, event_id: number, application_ids: number[], fields: object = {}) {
    const body = { event_id, application_ids, name: "For the producers", ...fields };
    const answer = await create(person, body).expect(200);
    return answer.body.data as { shortlist: Shortlist; token: string };
  }
  /** What whoever has a link sees. */
  async function seen(token: string, visitor?: string): Promise<SharedShortlist> {
    return (await open({ token, ...(visitor && { visitor }) }).expect(200)).body.data;
  }
  async function details(person: Person, id: number): Promise<ShortlistDetails> {
    return (await show(person, id).expect(200)).body.data;
  }
  /** The key of somebody new behind a link. */
  async function visitor(token: string, name = "Meera"): Promise<string> {
    return (await visited("visitor")({ token, name }).expect(200)).body.data.visitor;
  }

  return {
    ...{ create, list, show, feedback, open, drop, dropComment, shared, seen, details, visitor },
    ...{ renew: posted("link"), prolong: posted("prolong"), revoke: posted("revoke") },
    ...{ change: posted("applications"), allow: posted("allow") },
    ...{ introduce: visited("visitor"), mark: visited("mark"), comment: visited("comment") },
    ...{ removeComment: visited("comment/remove"), tape: visited("tape") },
    play: (pass: string, headers: Record<string, string> = {}) =>
      app.get(`${path}/tape/${pass}/content`).set(headers),
  };
}
