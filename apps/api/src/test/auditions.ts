import type { AuditionDay, AuditionPlanForm, OwnAudition } from "@callboard/contracts/audition";
import type { TestApp } from "./app.ts";
import { aKey } from "./ledger.ts";

type Person = { bearer: string };

/** What the form of an audition day holds: two times of half an hour, for one each. */
const auditionPlanOf = (fields: Partial<AuditionPlanForm> = {}): AuditionPlanForm => ({
  ...{ date: "2026-06-15", start_time: "16:00", end_time: "17:00", slot_minutes: 30, capacity: 1 },
  place: "Studio 2",
  ...fields,
});

/** What the tests of auditions call on the API, by name. Each returns the response, whatever its status. */
export function auditionCalls(app: Pick<TestApp, "get" | "post" | "remove">) {
  const get = ({ bearer }: Person, path: string) => app.get(`/api/v1/audition/${path}`, undefined, bearer);
  const post = ({ bearer }: Person, path: string, body: object = {}) =>
    app.post(`/api/v1/audition/${path}`, body, { bearer });

  const create = (person: Person, event_id: number, fields: Partial<AuditionPlanForm> = {}, key = aKey()) =>
    post(person, "create", { ...auditionPlanOf(fields), event_id, key });
  const days = (person: Person, eventId: number) => get(person, `event/${eventId}`);
  const day = (person: Person, id: number) => get(person, `day/${id}`);
  const received = (person: Person, applicationId: number) => get(person, `received/${applicationId}`);
  const change = (person: Person, id: number, body: object) => post(person, `update/${id}`, body);
  const cancel = (person: Person, id: number) => post(person, `cancel/${id}`);
  const addSlot = (person: Person, day_id: number, start_time: string) =>
    post(person, "slot", { day_id, start_time });
  const removeSlot = ({ bearer }: Person, id: number) =>
    app.remove(`/api/v1/audition/slot/${id}`, { bearer });
  const invite = (person: Person, day_id: number, application_ids: number[]) =>
    post(person, "invite", { day_id, application_ids });
  const assign = (person: Person, id: number, slot_id: number) => post(person, "assign", { id, slot_id });
  const remove = (person: Person, id: number) => post(person, `remove/${id}`);

  const own = (person: Person, applicationId: number) => get(person, `application/${applicationId}`);
  const book = (person: Person, id: number, slot_id: number, shares_phone = false) =>
    post(person, "book", { id, slot_id, shares_phone });
  const wait = (person: Person, id: number) => post(person, `wait/${id}`);
  const decline = (person: Person, id: number, message?: string) =>
    post(person, `decline/${id}`, { message });

  async function made(
    person: Person,
    eventId: number,
    fields: Partial<AuditionPlanForm> = {},
  ): Promise<AuditionDay> {
    return (await create(person, eventId, fields).expect(200)).body.data.day;
  }
  async function read(person: Person, id: number): Promise<AuditionDay> {
    return (await day(person, id).expect(200)).body.data.day;
  }
  /** An applicant's own invitations, by date. */
  async function mine(person: Person, applicationId: number): Promise<OwnAudition[]> {
    return (await own(person, applicationId).expect(200)).body.data.auditions;
  }

  return {
    ...{ create, days, day, received, change, cancel, addSlot, removeSlot, invite, assign, remove },
    ...{ own, book, wait, decline, made, read, mine },
  };
}
