import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntries } from "../../db/schema/audit.ts";
import { images } from "../../db/schema/image.ts";
import { jobs } from "../../db/schema/job.ts";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { jobRunner } from "../../jobs/job-runner.ts";
import { startApp } from "../../test/app.ts";
import { aPicture, imageCalls } from "../../test/images.ts";
import { multipartOf } from "../../test/multipart.ts";
import { aStaffMember } from "../../test/staff.ts";
import { removeImageHandler } from "./remove-image-job.ts";

const app = startApp();
const { upload, read, change, remove, anImage, list } = imageCalls(app);
const editor = () => aStaffMember(app, "editor");
const acts = async () => (await app.db.select().from(auditEntries)).map(({ action }) => action);

describe("POST /staff/images", () => {
  it("stores an image in every width, with its name, its size and who sent it", async () => {
    const person = await editor();
    const { image, is_new } = (await upload(person, await aPicture(), "The stage.png").expect(200)).body.data;
    expect(is_new).toBe(true);
    expect(image).toMatchObject({
      name: "The stage.png",
      alt: "",
      width: 60,
      height: 40,
      version: 1,
      uses: 0,
    });
    expect(image.address).toMatch(/^\/media\/[0-9a-f-]{36}-1440\.webp$/);
    expect(image.size).toBe(Number((await app.get(image.address).expect(200)).headers["content-length"]));
    expect(await acts()).toEqual(["image.upload"]);
    expect(await list(person)).toEqual([image]);
  });

  it("finds the same file again, whatever it is called and however often it comes at once", async () => {
    const person = await editor();
    const photo = await aPicture();
    const both = await Promise.all([upload(person, photo, "a.png"), upload(person, photo, "b.png")]);
    const again = await upload(await editor(), photo, "c.png").expect(200);
    const ids = [...both, again].map(({ status, body }) => [status, body.data.image.id]);
    expect(new Set(ids.map(String)).size).toBe(1);
    expect(both.filter(({ body }) => body.data.is_new)).toHaveLength(1);
    expect(again.body.data.is_new).toBe(false);
    expect(await acts()).toEqual(["image.upload"]);
    expect(await app.db.select().from(pendingUploads)).toEqual([]);
  });

  it("refuses what is no image, and a form without one, and leaves nothing behind", async () => {
    const person = await editor();
    const { body } = await upload(person, Buffer.from("no image")).expect(422);
    expect(body.message.photo).toBe("Must be a JPEG, PNG or WebP image");
    const form = multipartOf([{ name: "other", content: "x" }]);
    const asked = app.bare().post("/api/v1/staff/images").set("authorization", `Bearer ${person.bearer}`);
    const { body: missing } = await asked
      .set({ apikey: "key-of-the-tests", "content-type": form.type })
      .send(form.body)
      .expect(422);
    expect(missing.message.photo).toBe("Choose an image");
    expect(await list(person)).toEqual([]);
  });

  it("takes no folder and no control character out of a name, and never more than it shows", async () => {
    const person = await editor();
    for (const [sent, name] of [
      ["C:\\\\photos\\\\a.png", "a.png"],
      ["../../etc/passwd", "passwd"],
      [`${"🎭".repeat(120)}.png`, "🎭".repeat(100)],
      ["", "image"],
    ] as const) {
      const content = await aPicture();
      const form = multipartOf([{ name: "photo", content, filename: sent, type: "image/png" }]);
      const asked = app.bare().post("/api/v1/staff/images").set("authorization", `Bearer ${person.bearer}`);
      const answer = await asked
        .set({ apikey: "key-of-the-tests", "content-type": form.type })
        .send(form.body);
      if (answer.status === 200) expect(answer.body.data.image.name).toBe(name);
      else expect(answer.status, sent).toBe(422);
    }
    expect((await list(person)).length).toBeGreaterThan(2);
  });
});

describe("GET /staff/images", () => {
  it("shows the newest first, page by page", async () => {
    const person = await editor();
    for (const name of ["a", "b", "c"]) {
      await anImage(person, name);
      app.clock.pass(1_000);
    }
    const { images: first, pagination } = (await read(person, "?limit=2").expect(200)).body.data;
    expect(first.map(({ name }: { name: string }) => name)).toEqual(["c", "b"]);
    const rest = await list(person, `limit=2&cursor=${pagination.nextCursor}`);
    expect(rest.map(({ name }) => name)).toEqual(["a"]);
    await read(person, `?search=a&cursor=${pagination.nextCursor}`).expect(422);
    await read(person, "?limit=101").expect(422);
  });

  it("finds words of the name and of the alternative text", async () => {
    const person = await editor();
    const { id, version } = await anImage(person, "Rehearsal_2026.jpg");
    await anImage(person, "other.jpg");
    await change(person, id, { version, name: "Rehearsal_2026.jpg", alt: "Two dancers" }).expect(200);
    for (const words of ["rehearsal", "danc", "two 2026"]) {
      expect((await list(person, `search=${words}`)).map((image) => image.id)).toEqual([id]);
    }
    expect(await list(person, "search=nothing")).toEqual([]);
    expect(await list(person, "search=%2A")).toEqual([]);
    expect(await list(person, "search=+")).toHaveLength(2);
  });
});

describe("POST /staff/images/:id", () => {
  it("changes name and alternative text, from the version that was read", async () => {
    const person = await editor();
    const { id } = await anImage(person, "a.png");
    const texts = { name: "Stage", alt: "A lit stage" };
    const { image } = (await change(person, id, { ...texts, version: 1 }).expect(200)).body.data;
    expect(image).toMatchObject({ ...texts, version: 2 });
    const { body } = await change(person, id, { ...texts, alt: "Other", version: 1 }).expect(409);
    expect(body.message).toBe("Somebody changed this image meanwhile");
    expect((await read(person, `/${id}`).expect(200)).body.data.image.alt).toBe("A lit stage");
    const [, entry] = await app.db.select().from(auditEntries);
    expect(entry).toMatchObject({
      ...{ action: "image.change", subject_kind: "image", subject_id: String(id) },
      ...{ before: { name: "a.png", alt: "" }, after: texts },
    });
  });

  it("refuses an empty name, what is too long, and an image that is not there", async () => {
    const person = await editor();
    const { id } = await anImage(person);
    const texts = { name: "Stage", alt: "", version: 1 };
    await change(person, id, { ...texts, name: " " }).expect(422);
    await change(person, id, { ...texts, name: "x".repeat(201) }).expect(422);
    await change(person, id, { ...texts, alt: "x".repeat(301) }).expect(422);
    await change(person, 4711, texts).expect(404);
    await read(person, "/4711").expect(404);
  });
});

describe("DELETE /staff/images/:id", () => {
  /** Runs what waits as the server does. */
  async function runJobs() {
    const log = { error() {}, warn() {}, info() {} } as never;
    const queue = { onWake: () => () => {} } as never;
    const handlers = [removeImageHandler({ media: app.media })];
    const runner = jobRunner({ db: app.db, clock: app.clock.read, log, queue, handlers });
    runner.start();
    await expect
      .poll(async () => (await app.db.select().from(jobs)).map(({ state }) => state))
      .toEqual(["done"]);
    await runner.stop();
  }

  it("deletes an image that nothing uses, and a job its files", async () => {
    const person = await editor();
    const kept = await anImage(person);
    const image = await anImage(person);
    await remove(person, { ...image, version: 2 }).expect(409);
    await remove(person, image).expect(200);
    expect((await list(person)).map(({ id }) => id)).toEqual([kept.id]);
    expect(await acts()).toEqual(["image.upload", "image.upload", "image.remove"]);
    await app.get(image.address).expect(200);
    await runJobs();
    for (const width of [480, 960, 1440])
      await app.get(image.address.replace("1440", String(width))).expect(404);
    await app.get(kept.address).expect(200);
    await remove(person, image).expect(404);
  });

  it("lets the same file be uploaded again, under another address", async () => {
    const person = await editor();
    const photo = await aPicture();
    const { image } = (await upload(person, photo).expect(200)).body.data;
    await remove(person, image).expect(200);
    const again = (await upload(person, photo).expect(200)).body.data;
    expect(again.is_new).toBe(true);
    expect(again.image.address).not.toBe(image.address);
  });

  it("deletes once, of two who do so at the same moment", async () => {
    const person = await editor();
    const image = await anImage(person);
    const statuses = (await Promise.all([remove(person, image), remove(person, image)])).map((a) => a.status);
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await app.db.select().from(jobs)).toHaveLength(1);
  });
});

it("is for those who write articles", async () => {
  const person = await editor();
  const { id } = await anImage(person);
  const moderator = await aStaffMember(app, "moderator");
  await read(moderator).expect(403);
  await upload(moderator, await aPicture()).expect(403);
  await remove(moderator, { id, version: 1 }).expect(403);
  expect(await app.db.select().from(images).where(eq(images.id, id))).toHaveLength(1);
});
