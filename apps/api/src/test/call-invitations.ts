import type {
  InvitationSettings,
  ReceivedCallInvitation,
  Refusal,
  SentInvitation,
} from "@callboard/contracts/call-invitation";
import type { Notification } from "@callboard/contracts/notification";
import type { TestApp } from "./app.ts";

type Person = { bearer: string };
const root = "/api/v1/call-invitation";

/** What the tests of invitations to calls call on the API, by name. */
export function callInvitationCalls(app: Pick<TestApp, "get" | "post">) {
  const send = ({ bearer }: Person, event_id: number, profile_ids: number[], message?: string) =>
    app.post(`${root}/send`, { event_id, profile_ids, message }, { bearer });
  const readSent = ({ bearer }: Person, eventId: number, query = "") =>
    app.get(`${root}/event/${eventId}?${query}`, undefined, bearer);
  const sent = async (person: Person, eventId: number, query = ""): Promise<SentInvitation[]> =>
    (await readSent(person, eventId, query).expect(200)).body.data.invitations;
  const received = async ({ bearer }: Person, query = ""): Promise<ReceivedCallInvitation[]> =>
    (await app.get(`${root}/received?${query}`, undefined, bearer).expect(200)).body.data.invitations;
  const decline = ({ bearer }: Person, id: number, refuse: Refusal = "none") =>
    app.post(`${root}/${id}/decline`, { refuse }, { bearer });
  const settings = async ({ bearer }: Person): Promise<InvitationSettings> =>
    (await app.get(`${root}/settings`, undefined, bearer).expect(200)).body.data.settings;
  const refuse = ({ bearer }: Person, is_refused: boolean, poster_id?: number) =>
    app.post(`${root}/settings`, { is_refused, poster_id }, { bearer });
  const calls = async ({ bearer }: Person, profileId?: number): Promise<[number, string | null][]> => {
    const query = profileId === undefined ? "" : `?profile_id=${profileId}`;
    const { body } = await app.get(`${root}/calls${query}`, undefined, bearer).expect(200);
    return body.data.calls.map(({ id, state }: { id: number; state: string | null }) => [id, state]);
  };
  /** What somebody was told of invitations to calls, the newest first. */
  const told = async ({ bearer }: Person): Promise<Notification[]> => {
    const { body } = await app.get("/api/v1/notification/mine", undefined, bearer).expect(200);
    return body.data.notifications.filter(({ kind }: Notification) => kind === "call_invited");
  };
  return { send, readSent, sent, received, decline, settings, refuse, calls, told };
}
