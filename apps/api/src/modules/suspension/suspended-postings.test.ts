import type { Comment } from "@callboard/contracts/comment";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { comments } from "../../db/schema/comment.ts";
import { startApp } from "../../test/app.ts";
import { artistClaim } from "../../test/claims.ts";
import { aBlog } from "../../test/content.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";
import { writeComment } from "../comment/write-comment.ts";
import { artistProfileRepository } from "../profile/artist-profile-repository.ts";

const app = startApp();
type Person = Awaited<ReturnType<typeof aPerson>>;
let person: Person;
let other: Person;
let bearer: string;
beforeEach(async () => {
  [person, other] = [await aPerson(app), await aPerson(app)];
  ({ bearer } = await aStaffMember(app, "moderator"));
});

async function suspended({ id }: Person) {
  const body = { reason: "Fraud.", until: null };
  const answer = await app.post(`/api/v1/staff/people/${id}/suspend`, body, { bearer }).expect(200);
  const { suspension } = answer.body.data;
  return () =>
    app.post(`/api/v1/staff/people/${id}/lift`, { suspension_id: suspension.id }, { bearer }).expect(200);
}

describe("the events and campaigns of somebody who is suspended", () => {
  it("are gone, and those that were public before are back after that", async () => {
    const shown = await anEvent(app, { user_id: person.id, title: "Lanterns" });
    const campaign = await anEvent(app, { user_id: person.id, kind: "crowdfunding", title: "Lantern fund" });
    const hidden = await anEvent(app, { user_id: person.id, visibility: "hidden" });
    const foreign = await anEvent(app, { title: "Lantern parade" });
    const found = async () => {
      const { body } = await app.get("/api/v1/event/list?search=lantern").expect(200);
      return body.data.events.map(({ id }: { id: number }) => id).sort();
    };
    const all = [shown.id, campaign.id, foreign.id].sort();
    expect(await found()).toEqual(all);
    const lift = await suspended(person);
    expect(await found()).toEqual([foreign.id]);
    for (const { id } of [shown, campaign, hidden]) await app.get(`/api/v1/event/get/${id}`).expect(404);
    await lift();
    expect(await found()).toEqual(all);
    await app.get(`/api/v1/event/get/${shown.id}`).expect(200);
    await app.get(`/api/v1/event/get/${hidden.id}`).expect(404);
  });
});

describe("the profiles of somebody who is suspended", () => {
  const list = async () => (await app.get("/api/v1/profile/list").expect(200)).body.data.profiles;

  it("are gone, and back after that", async () => {
    await artistProfileRepository(app.db).claim(person.id, artistClaim(), app.clock.read());
    const [{ id }] = await list();
    const lift = await suspended(person);
    expect(await list()).toEqual([]);
    await app.get(`/api/v1/profile/view/artist/${id}`).expect(404);
    await lift();
    expect(await list()).toMatchObject([{ id }]);
    await app.get(`/api/v1/profile/view/artist/${id}`).expect(200);
  });

  it("are not shown where they are claimed at the last moment", async () => {
    const lift = await suspended(person);
    await artistProfileRepository(app.db).claim(person.id, artistClaim(), app.clock.read());
    expect(await list()).toEqual([]);
    await lift();
    expect(await list()).toHaveLength(1);
  });
});

describe("the comments of somebody who is suspended", () => {
  let blog_id: number;
  beforeEach(async () => {
    ({ id: blog_id } = await aBlog(app.db));
  });

  async function write(by: Person, text: string, parent?: number) {
    app.clock.pass(1_000);
    const input = { blog_id, comment_text: text, ...(parent && { parent_comment_id: parent }) };
    const actor = { userId: by.id, sessionId: 1 };
    return (await writeComment(app.db, actor, input, app.clock.read())).id;
  }
  const thread = async (): Promise<unknown[]> => {
    const { body } = await app.get(`/api/v1/comment/blog/${blog_id}`).expect(200);
    return body.data.comments.map(({ author, content, reply_count, replies }: Comment) => [
      ...[author, content, reply_count],
      ...replies.map((reply) => reply.content),
    ]);
  };

  it("are gone, leave their place to what others answered, and are counted right all along", async () => {
    const mine = await write(person, "Mine");
    await write(person, "My own answer", mine);
    const alone = await write(person, "Alone");
    await write(person, "Also alone", alone);
    const theirs = await write(other, "Theirs");
    await write(person, "My answer", theirs);
    await write(other, "Their answer", theirs);
    await write(other, "An answer to me", mine);
    const before = await thread();
    const lift = await suspended(person);
    expect(await thread()).toEqual([
      ["", "Comment hidden", 1, "An answer to me"],
      [other.name, "Theirs", 1, "Their answer"],
    ]);
    const { body } = await app.get(`/api/v1/comment/${theirs}/replies`).expect(200);
    expect(body.data.replies).toMatchObject([{ content: "Their answer" }]);
    await lift();
    expect(await thread()).toEqual(before);
  });

  it("stay in their places while two who answered each other are suspended at the same moment", async () => {
    const [mine, theirs] = [await write(person, "Mine"), await write(other, "Theirs")];
    await write(person, "My answer", theirs);
    await write(other, "Their answer", mine);
    const before = await thread();
    const lifts = await Promise.all([suspended(person), suspended(other)]);
    expect(await thread()).toEqual([]);
    await Promise.all(lifts.map((lift) => lift()));
    expect(await thread()).toEqual(before);
  });

  it("are counted right where one is deleted that was hidden", async () => {
    const theirs = await write(other, "Theirs");
    const reply = await write(person, "My answer", theirs);
    const lift = await suspended(person);
    await app.db.update(comments).set({ user_id: other.id }).where(eq(comments.id, reply));
    await app.remove(`/api/v1/comment/${reply}`, { bearer: other.bearer }).expect(200);
    await lift();
    expect(await thread()).toEqual([[other.name, "Theirs", 0]]);
  });

  it("cannot be written at the last moment", async () => {
    await suspended(person);
    await expect(write(person, "Too late")).rejects.toThrow("Unauthorized");
  });
});
