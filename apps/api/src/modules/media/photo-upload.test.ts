import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eventPhotos } from "@callboard/contracts/event-form";
import { limits } from "@callboard/contracts/limits";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { FieldError } from "../../http/errors.ts";
import { serverOptions } from "../../http/server-options.ts";
import { multipartOf } from "../../test/multipart.ts";
import { startUploads } from "../../test/uploads.ts";
import { pendingUploadRepository } from "./photo/pending-upload-repository.ts";

const uploads = startUploads();
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#3a2386" } })
    .jpeg()
    .toBuffer();
});

const both = () =>
  uploads.post().attach("banner_photo", photo, "banner.jpg").attach("description_photo", photo, "more.jpg");

async function expectNothingLeft() {
  expect(uploads.stored()).toEqual([]);
  expect(uploads.waiting()).toEqual([]);
  expect(await uploads.pending()).toEqual([]);
}

describe("a form with photos", () => {
  it("is saved with its texts and the addresses of its photos, and nothing stays pending", async () => {
    const { body } = await both().field("title", "Casting für “Ghar” 🎭").field("kind", "event").expect(200);
    expect(body.texts).toEqual({ title: "Casting für “Ghar” 🎭", kind: "event" });
    for (const address of [body.banner_photo, body.description_photo]) {
      expect(address).toMatch(/^\/media\/[0-9a-f-]{36}-1440\.webp$/);
      const stored = await uploads.media.open(address.replace("/media/", ""));
      stored?.body.destroy();
      expect(stored?.size).toBeGreaterThan(0);
    }
    expect(uploads.stored()).toHaveLength(6);
    expect(uploads.waiting()).toEqual([]);
    expect(await uploads.pending()).toEqual([]);
  });

  it("hears of everything that is wrong at once", async () => {
    uploads.saving.check = () => {
      throw new FieldError({ title: "Event title is required" });
    };
    const tooLarge = randomBytes(limits.photoMaxBytes + 1);
    const { body } = await uploads.post().attach("banner_photo", tooLarge, "banner.jpg").expect(422);
    expect(body).toEqual({
      success: false,
      message: {
        title: "Event title is required",
        banner_photo: "Must be at most 5 MB",
        description_photo: "Description photo is required",
      },
    });
    await expectNothingLeft();
  });

  it("may hold photos of 5 MB each, to the byte", async () => {
    const large = Buffer.concat([photo, Buffer.alloc(limits.photoMaxBytes - photo.length)]);
    const sent = uploads
      .post()
      .attach("banner_photo", large, "a.jpg")
      .attach("description_photo", large, "b.jpg");
    await sent.expect(200);
    expect(uploads.stored()).toHaveLength(6);
  });

  it("hears of both photos that cannot be read", async () => {
    const text = Buffer.from("no photo");
    const sent = uploads
      .post()
      .attach("banner_photo", text, "a.png")
      .attach("description_photo", text, "b.png");
    const { body } = await sent.expect(422);
    const message = "Must be a JPEG, PNG or WebP image";
    expect(body.message).toEqual({ banner_photo: message, description_photo: message });
    await expectNothingLeft();
  });

  it("has a text where a photo belongs: the photo is missing", async () => {
    const { body } = await uploads.post().field("banner_photo", "a.jpg").field("title", "x").expect(422);
    expect(body.message).toEqual({ ...eventPhotos });
  });

  it("hears which field takes no file, and which was sent twice", async () => {
    const sent = both().attach("contract", photo, "c.jpg").attach("banner_photo", photo, "again.jpg");
    const { body } = await sent.field("title", "one").field("title", "two").expect(422);
    expect(body.message).toEqual({
      contract: "Takes no file",
      banner_photo: "Was sent twice",
      title: "Was sent twice",
    });
    await expectNothingLeft();
  });
});

describe("a form that waits for its turn", () => {
  it("is answered, though its connection is quiet for longer than a connection may be", async () => {
    uploads.server.setTimeout(300);
    uploads.saving.check = async (texts) => {
      await pause(1_000);
      return texts;
    };
    await both().expect(200);
    uploads.server.setTimeout(serverOptions.connectionTimeout);
  });
});

describe("what is no such form", () => {
  const part = { name: "banner_photo", filename: "a.jpg", content: "x" };
  const fields = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ name: `f${at}`, content: "x" }));
  const form = multipartOf([part]);
  const cases: [string, number, { body: Buffer | string; type: string }][] = [
    ["is JSON", 415, { body: "{}", type: "application/json" }],
    ["is a web form of another kind", 415, { body: "a=b", type: "application/x-www-form-urlencoded" }],
    ["names no boundary", 400, { ...form, type: "multipart/form-data" }],
    ["has another boundary than it says", 400, { ...form, type: "multipart/form-data; boundary=other" }],
    ["breaks off inside a photo", 400, { ...form, body: form.body.subarray(0, -60) }],
    ["breaks off before its end", 400, { ...form, body: form.body.subarray(0, -4) }],
    ["has more fields than any form", 413, multipartOf(fields(41))],
    [
      "has more files than any form",
      413,
      multipartOf(Array.from({ length: 5 }, (_, at) => ({ ...part, name: `p${at}` }))),
    ],
    ["names a field __proto__", 400, multipartOf([{ name: "__proto__", content: "x" }])],
    ["names a file constructor", 400, multipartOf([{ ...part, name: "constructor" }])],
  ];

  it.each(cases)("is refused when it %s", async (_name, status, { body, type }) => {
    const answer = await uploads.post().set("content-type", type).send(body);
    expect({ status: answer.status, success: answer.body.success }).toEqual({ status, success: false });
    expect(answer.body.message).toMatch(/^(Malformed request|Unsupported media type|Payload too large)$/);
    await expectNothingLeft();
  });

  it("keeps a text of many characters within bounds", async () => {
    const { body } = await both().field("title", "x".repeat(1_000_000)).expect(422);
    expect(body.message).toEqual({ title: "Is too long" });
  });
});

describe("photos and their row", () => {
  it("are noted before the first file is written", async () => {
    const noted: string[][] = [];
    uploads.saving.media = (media) => ({
      ...media,
      put: async (name, image) => {
        noted.push(await uploads.pending(), [name]);
        return media.put(name, image);
      },
    });
    await both().expect(200);
    expect(noted[0]).toHaveLength(2);
    expect(noted[0]?.toSorted()).toEqual([...(noted[1] ?? []), ...(noted[3] ?? [])].toSorted());
  });

  it("are gone together when the row cannot be saved", async () => {
    uploads.saving.save = async () => {
      throw new Error("the database says no");
    };
    await both().expect(500);
    await expectNothingLeft();
  });

  it("are gone together when the store fails at the second photo", async () => {
    let puts = 0;
    uploads.saving.media = (media) => ({
      ...media,
      put: async (name, image) => {
        puts += 1;
        if (puts === 2) throw new Error("the disk is full");
        return media.put(name, image);
      },
    });
    await both().expect(500);
    await expectNothingLeft();
  });

  it("stay noted when they cannot be taken back, for the sweep to find", async () => {
    uploads.saving.save = async () => {
      throw new Error("the database says no");
    };
    uploads.saving.media = (media) => ({
      ...media,
      remove: async () => {
        throw new Error("the store does not answer");
      },
    });
    await both().expect(500);
    expect(uploads.stored()).toHaveLength(6);
    expect(await uploads.pending()).toHaveLength(2);
  });

  it("wait for a store that does not answer without a connection to the database", async () => {
    const waiting = 12;
    const store = Promise.withResolvers<void>();
    let asked = 0;
    uploads.saving.media = (media) => ({
      ...media,
      put: async () => {
        throw new Error("the store does not answer");
      },
      remove: async (name) => {
        asked += 1;
        await store.promise;
        return media.remove(name);
      },
    });
    const answers = Promise.all(Array.from({ length: waiting }, () => both().then(({ status }) => status)));
    await expect.poll(() => asked, { timeout: 30_000 }).toBe(waiting);
    expect(await uploads.pending()).toHaveLength(2 * waiting);
    store.resolve();
    expect(new Set(await answers)).toEqual(new Set([500]));
    await expectNothingLeft();
  });

  it("are not saved once they were given up", async () => {
    uploads.saving.media = (media) => ({
      ...media,
      put: async (name, image) => {
        await pendingUploadRepository(uploads.db).giveUp(name);
        return media.put(name, image);
      },
    });
    await both().expect(500);
    await expectNothingLeft();
  });

  it("are not saved once they have been swept away", async () => {
    uploads.saving.save = async (tx) => {
      await tx.delete(pendingUploads);
    };
    await both().expect(500);
  });
});
