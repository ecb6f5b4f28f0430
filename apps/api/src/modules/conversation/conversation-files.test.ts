import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { conversationFiles } from "../../db/schema/conversation.ts";
import { events } from "../../db/schema/event.ts";
import { startApp, testApiKey } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { aMessageKey, conversationCalls } from "../../test/conversations.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";
import { filePieces } from "../media/files/file-pieces.ts";
import { sweepConversationFiles } from "./sweep-files.ts";

const app = startApp();
const { applied, withdraw } = applicationCalls(app);
const { block, inbox, shown } = conversationCalls(app);

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let dev: Person;
let event_id: number;
let id: number;
beforeEach(async () => {
  [poster, asha, dev] = [await aPerson(app), await aPerson(app), await aPerson(app)];
  ({ id: event_id } = await anEvent(app, { user_id: poster.id }));
  ({ id } = await applied(asha, event_id));
});

const pdf = Buffer.from("%PDF-1.7\nA vita\n%%EOF");
const photo = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#c33" } })
    .withExif({ IFD0: { Copyright: "Zebrafinch" } })
    .jpeg()
    .toBuffer();

const upload = ({ bearer }: Person, to: number, content: Buffer, name = "vita.pdf") =>
  app
    .bare()
    .post(`/api/v1/conversation/${to}/files`)
    .set("apikey", testApiKey)
    .set("authorization", `Bearer ${bearer}`)
    .attach("file", content, name);
const stored = async (person: Person, content = pdf, name = "vita.pdf") =>
  (await upload(person, id, content, name).expect(200)).body.data.file;
const send = ({ bearer }: Person, to: number, file_ids: number[], key = aMessageKey(), body = "") =>
  app.post(`/api/v1/conversation/${to}/send`, { body, file_ids, idempotency_key: key }, { bearer });
const piece = ({ bearer }: Person, file: number, index = 0) =>
  app.get(`/api/v1/conversation/files/${file}/pieces/${index}`, undefined, bearer);
const bytes = async (person: Person, file: number, index = 0) =>
  Buffer.from((await piece(person, file, index).expect(200)).body.data.piece, "base64");
const pieces = () => filePieces(app.privateFiles);
const sweep = () => sweepConversationFiles({ db: app.db, clock: app.clock.read, pieces: pieces() });

describe("a file", () => {
  it("goes with a message, to the two alone, and a PDF byte for byte", async () => {
    const file = await stored(asha, pdf, "../Vita Asha.pdf");
    expect(file).toEqual({
      ...{ id: expect.any(Number), name: "Vita Asha.pdf", type: "application/pdf" },
      ...{ size: pdf.length, pieces: 1 },
    });
    await piece(asha, file.id).expect(404);
    const { body } = await send(asha, id, [file.id]).expect(200);
    expect(body.data.message).toMatchObject({ body: "", files: [file] });
    expect((await shown(poster, id)).messages[0]?.files).toEqual([file]);
    expect((await inbox(poster))[0]?.last).toMatchObject({ excerpt: "", file_count: 1 });
    for (const person of [poster, asha]) expect(await bytes(person, file.id)).toEqual(pdf);
    for (const person of [dev, await aStaffMember(app)]) await piece(person, file.id).expect(404);
    await piece(poster, file.id, 1).expect(404);
  });

  it("is rendered anew where it is an image, without what the camera wrote", async () => {
    const file = await stored(poster, await photo(), "still.JPG");
    expect(file).toMatchObject({ name: "still.webp", type: "image/webp" });
    await send(poster, id, [file.id]).expect(200);
    const got = await bytes(asha, file.id);
    expect(await sharp(got).metadata()).toMatchObject({ format: "webp", width: 30, height: 20 });
    expect(got.includes("Zebrafinch")).toBe(false);
  });

  it("comes in pieces where it is large", async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(conversationLimits.filePieceBytes, 7)]);
    const file = await stored(asha, large);
    expect(file.pieces).toBe(2);
    await send(asha, id, [file.id]).expect(200);
    expect(Buffer.concat([await bytes(poster, file.id, 0), await bytes(poster, file.id, 1)])).toEqual(large);
  });

  it.each([
    ["an HTML page", "<!doctype html><script>1</script>", "vita.pdf"],
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "still.png"],
    ["a PDF that begins with something else", " %PDF-1.7", "vita.pdf"],
    ["nothing", "", "vita.pdf"],
  ])("is refused where it is %s, whatever it is called", async (_what, content, name) => {
    const { body } = await upload(asha, id, Buffer.from(content), name).expect(422);
    expect(Object.keys(body.message)).toEqual(["file"]);
    expect(await app.db.$count(conversationFiles)).toBe(0);
  });

  it("is refused where it is too large, and by whoever cannot write there", async () => {
    const { body } = await upload(
      asha,
      id,
      Buffer.concat([pdf, Buffer.alloc(conversationLimits.fileMaxBytes)]),
    ).expect(422);
    expect(body.message).toEqual({ file: "Must be at most 10 MB" });
    await upload(dev, id, pdf).expect(404);
    await block(asha, id).expect(200);
    await upload(poster, id, pdf).expect(403);
  });

  it("is one of so many a day", async () => {
    const row = {
      application_id: id,
      uploader_id: asha.id,
      name: "a",
      type: "application/pdf",
      size: 1,
    } as const;
    const rows = Array.from({ length: conversationLimits.filesPerDay }, () => ({ ...row, file_key: "none" }));
    await app.db
      .insert(conversationFiles)
      .values(rows.map((one) => ({ ...one, created_at: app.clock.read() })));
    await upload(asha, id, pdf).expect(429);
    await upload(poster, id, pdf).expect(200);
  });

  it("is sent once, by whoever stored it, where it was stored for", async () => {
    const [mine, more] = [await stored(asha), await stored(asha)];
    await send(poster, id, [mine.id]).expect(422);
    const other = await applied(asha, (await anEvent(app, { user_id: poster.id })).id);
    await send(asha, other.id, [mine.id]).expect(422);
    const key = aMessageKey();
    for (const _try of [1, 2]) await send(asha, id, [mine.id], key).expect(200);
    await send(asha, id, [mine.id, more.id]).expect(422);
    await send(asha, id, [more.id], key).expect(422);
    expect((await shown(asha, id)).messages).toHaveLength(1);
    await send(asha, id, Array(6).fill(more.id)).expect(422);
    const answers = await Promise.all([1, 2, 3].map(() => send(asha, id, [more.id])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

describe("a file that no message has", () => {
  const keys = async () => (await app.db.select().from(conversationFiles)).map(({ file_key }) => file_key);

  it("is deleted a day later, and one that was sent stays", async () => {
    await stored(asha);
    const sent = await stored(asha);
    await send(asha, id, [sent.id]).expect(200);
    const [unsentKey = ""] = await keys();
    await sweep();
    expect(await keys()).toHaveLength(2);
    app.clock.pass(conversationLimits.fileKept + 1);
    await sweep();
    const left = await app.db.select().from(conversationFiles);
    expect(left.map((file) => file.id)).toEqual([sent.id]);
    expect(await pieces().read(unsentKey, 0)).toBeNull();
  });

  it("is sent by nobody while its pieces are deleted, however long the store takes", async () => {
    const file = await stored(asha);
    await app.db.update(conversationFiles).set({ created_at: new Date(0) });
    const remove = async (key: string, count: number) => {
      await send(asha, id, [file.id]).expect(422);
      await pieces().remove(key, count);
    };
    await sweepConversationFiles({
      ...{ db: app.db, clock: app.clock.read },
      pieces: { ...pieces(), remove },
    });
    expect(await keys()).toEqual([]);
  });

  it("is what is left of a withdrawn application, and of an erased account at once", async () => {
    const file = await stored(poster);
    await send(poster, id, [file.id]).expect(200);
    const second = await applied(dev, event_id);
    const theirs = (await upload(poster, second.id, pdf).expect(200)).body.data.file;
    await send(poster, second.id, [theirs.id], aMessageKey(), "With a file").expect(200);
    await withdraw(asha, id).expect(200);
    for (const person of [asha, poster]) await piece(person, file.id).expect(404);
    const admin = await aStaffMember(app);
    await app
      .post(`/api/v1/staff/people/${poster.id}/erase`, { username: poster.username }, admin)
      .expect(200);
    await app.db.update(events).set({ visibility: "public" }).where(eq(events.id, event_id));
    await piece(dev, theirs.id).expect(404);
    expect((await shown(dev, second.id)).messages[0]).toMatchObject({ is_removed: true, files: [] });
    await sweep();
    expect(await keys()).toEqual([]);
  });
});
