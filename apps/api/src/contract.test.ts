import { checkContract } from "@callboard/contract-kit/check-contract";
import { withDefaults } from "@callboard/contract-kit/settings";
import { expect, it } from "vitest";
import { commentRepository } from "./modules/comment/comment-repository.ts";
import { fillReference } from "./modules/reference/fill-reference.ts";
import { videoRepository } from "./modules/video/video-repository.ts";
import { startApp, testApiKey } from "./test/app.ts";
import { aBlog, aCategory, aTag } from "./test/content.ts";
import { anEvent } from "./test/events.ts";
import { aPerson, testPassword } from "./test/people.ts";

const api = startApp();
const rounds = [1, 2, 3];

/** Something for each of the lists, and somebody who signs in. */
async function fill() {
  const { db, clock } = api;
  await fillReference(db);
  const person = await aPerson(api);
  const tag = await aTag(db, "first-steps");
  const { id: category_id } = await aCategory(db, "Acting");
  const created_at = clock.read();
  for (const round of rounds) {
    const { id: blog_id } = await aBlog(db, { category_id, tag_ids: [tag.id], is_featured: round < 3 });
    const written = { blog_id, user_id: person.id, author: person.name, content: "Well said", created_at };
    await commentRepository(db).create(written);
    await anEvent(api, { is_featured: round < 3, start_date: round < 3 ? "2026-07-01" : "2026-06-01" });
    const video = { title: "A rehearsal", description: "", thumbnail_url: null, video_url: null };
    await videoRepository(db).create({ ...video, is_featured: round < 3, created_at });
  }
  return person;
}

it("fits the contract in each of its calls", async () => {
  const { username } = await fill();
  const phone = "+447700900123";
  const settings = withDefaults({
    url: `http://127.0.0.1:${api.port}`,
    apikey: testApiKey,
    username,
    password: testPassword,
    phone,
    write: true,
    now: api.clock.read(),
  });
  // The code is known when it has been sent.
  Object.defineProperty(settings, "otp", { get: () => api.outbox.codeTo(phone) });
  const { calls, passed } = await checkContract(settings);
  expect(calls.flatMap(({ call, failures }) => failures.map((text) => `${call}: ${text}`))).toEqual([]);
  expect(passed).toBe(true);
  expect(calls).toHaveLength(21);
  const others = calls.filter(({ status }) => status !== 200);
  // Half a minute has to pass between two codes.
  expect(others.map(({ call, status }) => [call, status])).toEqual([["POST auth/resend/otp", 429]]);
  const unusual = calls
    .flatMap(({ notes }) => notes)
    .filter((text) => !/^leaves out|^has too few/.test(text));
  expect(unusual).toEqual(["asks to wait (429), so that its answer was not looked at"]);
});
