import { staffLimits } from "@callboard/contracts/staff-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { aBlog } from "../../test/content.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
let blogId: number;
let moderator: { bearer: string };
beforeEach(async () => {
  ({ id: blogId } = await aBlog(app.db));
  moderator = await aStaffMember(app, "moderator");
});

type Person = { bearer: string };
const write = ({ bearer }: Person, comment_text: string, domain = ".in") =>
  app.post("/api/v1/comment/create", { blog_id: blogId, comment_text }, { bearer, domain });
const listed = async () => {
  const { body } = await app.get(`/api/v1/comment/blog/${blogId}`, ".in").expect(200);
  return body.data.comments.map(({ content }: { content: string }) => content);
};
const cases = async () =>
  (await app.get("/api/v1/staff/moderation/cases", undefined, moderator.bearer).expect(200)).body.data.cases;
const saveWords = (body: object, by: Person = moderator) =>
  app.post("/api/v1/staff/moderation/words", body, { bearer: by.bearer });

describe("a first comment with a link", () => {
  it("waits for a moderator, is read by its author, and public once it is allowed", async () => {
    const person = await aPerson(app);
    const { body } = await write(person, "Look at https://lantern.example").expect(200);
    expect(body.message).toBe("A moderator will look at your comment before it is public.");
    const { comment } = body.data;
    expect(comment).toMatchObject({ content: "Look at https://lantern.example", visibility: "waiting" });
    expect(await listed()).toEqual([]);
    const mine = await app.get("/api/v1/comment/mine", undefined, person.bearer).expect(200);
    expect(mine.body.data.comments).toMatchObject([{ id: comment.id, visibility: "waiting" }]);
    const [open] = await cases();
    expect(open).toMatchObject({ subject_kind: "comment", subject_id: comment.id, source: "screening" });
    const path = `/api/v1/staff/moderation/cases/${open.id}`;
    const { body: read } = await app.get(path, undefined, moderator.bearer).expect(200);
    expect(read.data.case.subject.findings).toMatchObject([{ severity: "hold" }]);
    await app
      .post(`${path}/decide`, { act: "publish", visibility: "waiting" }, { bearer: moderator.bearer })
      .expect(200);
    expect(await listed()).toEqual(["Look at https://lantern.example"]);
  });

  it("is public at once from an account that is not new any more", async () => {
    const old = await aPerson(app, {
      created_at: new Date(app.clock.read().getTime() - staffLimits.newAccount),
    });
    await write(old, "https://one.example").expect(200);
    const busy = await aPerson(app);
    for (let left = staffLimits.firstComments; left > 0; left -= 1)
      await write(busy, `Words ${left}`).expect(200);
    await write(busy, "https://two.example").expect(200);
    expect(await listed()).toEqual([
      "https://one.example",
      ...["Words 3", "Words 2", "Words 1", "https://two.example"],
    ]);
  });
});

describe("the list of words", () => {
  it("holds comments on its site, and those of every site everywhere", async () => {
    await saveWords({ site: ".in", words: ["casino"], version: 0 }).expect(200);
    await saveWords({ site: "", words: ["easy money"], version: 0 }).expect(200);
    const person = await aPerson(app);
    for (const text of ["A casino", "Easy money", "A play"]) await write(person, text).expect(200);
    expect(await listed()).toEqual(["A play"]);
    const { body } = await app.get("/api/v1/staff/moderation/words", undefined, moderator.bearer).expect(200);
    expect(body.data.lists).toEqual([
      { site: "", words: ["easy money"], version: 1 },
      { site: ".in", words: ["casino"], version: 1 },
    ]);
  });

  it("is saved from what was read last, by moderators, and written down", async () => {
    const save = (words: string[], version: number) => saveWords({ site: ".in", words, version });
    await save(["one"], 0).expect(200);
    await save(["two"], 0).expect(409);
    const both = await Promise.all([save(["three"], 1), save(["four"], 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await save([" "], 2).expect(422);
    await saveWords({ site: ".in", words: [], version: 2 }, await aStaffMember(app, "editor")).expect(403);
    const admin = await aStaffMember(app);
    const { body } = await app.get("/api/v1/staff/audit?subject_kind=words", undefined, admin.bearer);
    expect(body.data.entries).toMatchObject([
      { action: "moderation.save_words", subject_id: ".in", before: { words: ["one"] } },
      { before: { words: [] }, after: { words: ["one"] } },
    ]);
  });
});

describe("an account", () => {
  it("writes so many comments in a while, however many it sends at once", async () => {
    const person = await aPerson(app);
    const many = Array.from({ length: staffLimits.commentRate + 3 }, (_, index) =>
      write(person, `Words ${index}`),
    );
    const answers = await Promise.all(many);
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(staffLimits.commentRate);
    const [refused] = answers.filter(({ status }) => status === 429);
    expect(refused?.headers["retry-after"]).toBe(String(staffLimits.commentRateWindow / 1_000));
    app.clock.pass(staffLimits.commentRateWindow + 1);
    await write(person, "Later").expect(200);
  });
});
