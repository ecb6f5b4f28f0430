import { describe, expect, it } from "vitest";
import { contactMessages } from "../../db/schema/contact.ts";
import { startApp } from "../../test/app.ts";

const app = startApp();
const message = {
  name: "Asha",
  email: "asha@example.com",
  message: "Where is the board?",
  topic: "advertise",
};
const create = (fields: object = {}) => app.post("/api/v1/contact/create", { ...message, ...fields });
const form = /^CB-[2-9A-HJKMNP-TV-Z]{5}$/;

describe("contact/create", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().post("/api/v1/contact/create").send(message).expect(403);
  });

  it("names every field that is missing or too long", async () => {
    const { body } = await app.post("/api/v1/contact/create", {}).expect(422);
    expect(body.message).toEqual({
      name: "Name is required",
      email: "Email is required",
      message: "Message is required",
    });
    await create({ message: "a".repeat(2_001) }).expect(422);
  });

  it("keeps a message and answers its reference", async () => {
    const { body } = await create().expect(200);
    expect(body).toEqual({
      success: true,
      message: "Message sent",
      data: { reference: expect.stringMatching(form) },
    });
    expect(await app.db.select().from(contactMessages)).toEqual([
      {
        ...{ id: 1, ...message, reference: body.data.reference, created_at: app.clock.read() },
        ...{ state: "new", assignee_id: null, version: 1 },
      },
    ]);
  });

  it("answers a robot alike, and keeps nothing", async () => {
    const { body } = await create({ website: "https://spam.example" }).expect(200);
    expect(body).toMatchObject({ message: "Message sent", data: { reference: expect.stringMatching(form) } });
    expect(await app.db.select().from(contactMessages)).toEqual([]);
  });
});
