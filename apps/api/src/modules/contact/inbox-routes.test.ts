import { staffLimits } from "@callboard/contracts/staff-limits";
import { describe, expect, it } from "vitest";
import { contactAnswers } from "../../db/schema/contact.ts";
import { jobs } from "../../db/schema/job.ts";
import { startApp } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";
import { contactRepository } from "./contact-repository.ts";

const app = startApp();
const path = "/api/v1/staff/messages";
type Person = { bearer: string };
type Listed = { id: number; reference: string };

/** A message of the contact form, as a moderator finds it. */
async function aMessage(fields: object = {}) {
  const sent = {
    name: "Asha",
    email: "Asha@example.com",
    topic: "Advertise",
    message: "May I\n\nask?",
    ...fields,
  };
  app.clock.pass(1_000);
  return contactRepository(app.db).create(sent, app.clock.read());
}
const moderator = () => aStaffMember(app, "moderator");
const list = async ({ bearer }: Person, query = "") =>
  (await app.get(`${path}?${query}`, undefined, bearer).expect(200)).body.data as { messages: Listed[] };
const read = async ({ bearer }: Person, id: number) =>
  (await app.get(`${path}/${id}`, undefined, bearer).expect(200)).body.data.message;
const act = ({ bearer }: Person, id: number, name: string, body: object) =>
  app.post(`${path}/${id}/${name}`, body, { bearer });

async function theMessage(person: Person, fields?: object) {
  const reference = await aMessage(fields);
  const { messages } = await list(person, `search=${reference}`);
  return read(person, messages[0]?.id ?? 0);
}

describe("GET /staff/messages", () => {
  it("shows the newest first, page by page, with how they begin", async () => {
    const person = await moderator();
    const references = [await aMessage(), await aMessage(), await aMessage()];
    const first = (await app.get(`${path}?limit=2`, undefined, person.bearer).expect(200)).body.data;
    expect(first.messages).toMatchObject([
      { reference: references[2], state: "new", assignee: null, excerpt: "May I ask?", topic: "Advertise" },
      { reference: references[1] },
    ]);
    const rest = await list(person, `limit=2&cursor=${first.pagination.nextCursor}`);
    expect(rest.messages).toMatchObject([{ reference: references[0] }]);
  });

  it("finds those of a state, one's own, and by reference or sender", async () => {
    const [person, other] = [await moderator(), await moderator()];
    const mine = await theMessage(person);
    const theirs = await theMessage(person, { email: "other@example.com" });
    await act(person, mine.id, "assign", { version: 1, assignee_id: person.id }).expect(200);
    await act(person, theirs.id, "assign", { version: 1, assignee_id: other.id }).expect(200);
    await act(person, theirs.id, "state", { version: 2, state: "closed" }).expect(200);
    const found = async (query: string) => (await list(person, query)).messages.map(({ id }) => id);
    expect(await found("mine=true")).toEqual([mine.id]);
    expect(await found("state=closed")).toEqual([theirs.id]);
    expect(await found("state=new")).toEqual([]);
    expect(await found(`search=${mine.reference.slice(3).toLowerCase()}`)).toEqual([mine.id]);
    expect(await found("search=ASHA@example.com")).toEqual([mine.id]);
    expect(await found("search=nobody")).toEqual([]);
    await app.get(`${path}?state=odd`, undefined, person.bearer).expect(422);
  });
});

describe("POST /staff/messages/:id/answer", () => {
  it("mails the answer in the message's thread, keeps it, and says so in the audit log", async () => {
    const person = await aStaffMember(app);
    const message = await theMessage(person);
    const { body } = await act(person, message.id, "answer", { version: 1, answer: "Yes, do." }).expect(200);
    expect(body.data.message).toMatchObject({
      ...{ state: "answered", version: 2, assignee: { user_id: person.id } },
      answers: [{ text: "Yes, do.", author_name: person.name }],
    });
    const mails = await app.db.select().from(jobs);
    expect(mails).toMatchObject([
      {
        kind: "mail",
        payload: { template: "contact_answer", to: "Asha@example.com", thread: message.reference },
      },
    ]);
    expect(JSON.stringify(mails)).not.toContain("Yes, do.");
    const { entries } = (await app.get("/api/v1/staff/audit?subject_kind=message", undefined, person.bearer))
      .body.data;
    expect(entries).toMatchObject([
      { action: "message.answer", before: { state: "new" }, after: { reference: message.reference } },
    ]);
  });

  it("shows the latest of very many answers, in their order", async () => {
    const person = await moderator();
    const { id } = await theMessage(person);
    const answer = {
      message_id: id,
      author_id: person.id,
      author_name: "Asha",
      created_at: app.clock.read(),
    };
    const texts = Array.from({ length: staffLimits.answersMax + 1 }, (_, number) => `Answer ${number}`);
    await app.db.insert(contactAnswers).values(texts.map((text) => ({ ...answer, text })));
    const { answers } = await read(person, id);
    expect(answers.map(({ text }: { text: string }) => text)).toEqual(texts.slice(1));
  });

  it("takes one answer of two that were written to the same message at once", async () => {
    const [one, other] = [await moderator(), await moderator()];
    const { id } = await theMessage(one);
    const answers = await Promise.all(
      [one, other].map((person) => act(person, id, "answer", { version: 1, answer: "Yes." })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(one, id)).answers).toHaveLength(1);
    expect(await app.db.select().from(jobs)).toHaveLength(1);
  });

  it("takes no answer without words", async () => {
    const person = await moderator();
    const { id } = await theMessage(person);
    const { body } = await act(person, id, "answer", { version: 1, answer: " " }).expect(422);
    expect(body.message).toEqual({ answer: "Answer is required" });
    expect(await app.db.select().from(jobs)).toEqual([]);
  });
});

it("is given to those who may answer, closed, and opened again", async () => {
  const person = await moderator();
  const editor = await aStaffMember(app, "editor");
  const { id, assignees } = await theMessage(person);
  expect(assignees).toEqual([{ user_id: person.id, name: person.name }]);
  await act(person, id, "assign", { version: 1, assignee_id: editor.id }).expect(422);
  const given = await act(person, id, "assign", { version: 1, assignee_id: person.id }).expect(200);
  expect(given.body.data.message).toMatchObject({ state: "open", version: 2 });
  await act(person, id, "assign", { version: 1, assignee_id: null }).expect(409);
  await act(person, id, "assign", { version: 2, assignee_id: null }).expect(200);
  const closed = await act(person, id, "state", { version: 3, state: "closed" }).expect(200);
  expect(closed.body.data.message).toMatchObject({ state: "closed", assignee: null });
  await act(person, id, "state", { version: 4, state: "open" }).expect(200);
});

it("is nobody else's, and knows no message that is not there", async () => {
  const person = await moderator();
  const { id } = await theMessage(person);
  for (const other of [await aStaffMember(app, "editor"), await aPerson(app)]) {
    await app.get(path, undefined, other.bearer).expect(403);
    await app.get(`${path}/${id}`, undefined, other.bearer).expect(403);
    await act(other, id, "answer", { version: 1, answer: "Yes." }).expect(403);
    await act(other, id, "state", { version: 1, state: "closed" }).expect(403);
  }
  await app.get(path).expect(401);
  await app.get(`${path}/999`, undefined, person.bearer).expect(404);
  await act(person, 999, "answer", { version: 1, answer: "Yes." }).expect(404);
});
