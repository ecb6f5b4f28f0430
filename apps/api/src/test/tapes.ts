import { randomFillSync } from "node:crypto";
import type { TestApp } from "./app.ts";
import { tusCalls } from "./tus.ts";

type Person = { bearer: string };

const webmHead = Buffer.from(
  "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806700",
  "hex",
);

/** So many bytes that begin as a WebM video does. */
export function aVideo(size: number): Buffer {
  const video = randomFillSync(Buffer.alloc(size));
  webmHead.copy(video);
  return video;
}

/** What the tests of tapes call on the API, by name. Each returns the response, whatever its status. */
export function tapeCalls(app: TestApp) {
  const path = "/api/v1/tape";
  const { begin: beginOne, put, look, giveUp } = tusCalls(app, `${path}/uploads`);
  const begin = (
    person: Person,
    event_id: number,
    size: number,
    metadata: Record<string, string | number> = {},
  ) => beginOne(person, size, { event_id, name: "tape.webm", ...metadata });
  const underWay = ({ bearer }: Person, event_id: number) =>
    app.get(`${path}/upload?event_id=${event_id}`, undefined, bearer);
  const about = ({ bearer }: Person, id: number) => app.get(`${path}/${id}`, undefined, bearer);
  const play = (person: Person, id: number, headers: Record<string, string> = {}) =>
    app.get(`${path}/${id}/content`, undefined, person.bearer).set(headers);
  const remove = ({ bearer }: Person, id: number) => app.remove(`${path}/${id}`, { bearer });

  /** Begins a tape; returns its key. */
  async function begun(person: Person, event_id: number, size: number): Promise<string> {
    const { headers } = await begin(person, event_id, size).expect(201);
    return String(headers.location);
  }

  /** A whole tape, which waits for its application. */
  async function uploaded(person: Person, event_id: number, video: Buffer) {
    const key = await begun(person, event_id, video.length);
    await put(person, key, 0, video).expect(204);
    const { body } = await underWay(person, event_id).expect(200);
    return { key, id: body.data.upload?.id as number };
  }

  return { begin, put, look, giveUp, underWay, about, play, remove, begun, uploaded };
}
