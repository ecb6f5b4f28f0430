import { emptyResume } from "@callboard/contracts/resume";
import { type TestApp, testApiKey } from "./app.ts";
import { aVideo } from "./tapes.ts";
import { tusCalls } from "./tus.ts";

type Person = { bearer: string };

/** What the tests of uploaded clips call on the API, by name. Each returns the response, whatever its status. */
export function clipCalls(app: Pick<TestApp, "bare" | "get" | "post">) {
  const path = "/api/v1/clip";
  const { begin: beginOne, put, look, giveUp } = tusCalls(app, `${path}/uploads`);
  const begin = (person: Person, size: number, metadata: Record<string, string> = {}) =>
    beginOne(person, size, { name: "reel.webm", ...metadata });
  const mine = async ({ bearer }: Person) =>
    (await app.get(`${path}/mine`, undefined, bearer).expect(200)).body.data.uploads;
  /** By whoever asks; null is a visitor. */
  const play = (person: Person | null, key: string, headers: Record<string, string> = {}) => {
    const request = app
      .bare()
      .get(`${path}/${key}/content`)
      .set({ apikey: testApiKey, ...headers });
    return person ? request.set("authorization", `Bearer ${person.bearer}`) : request;
  };

  /** Begins an upload; returns its key. */
  async function begun(person: Person, size: number, metadata = {}): Promise<string> {
    const { headers } = await begin(person, size, metadata).expect(201);
    return String(headers.location);
  }

  /** A whole upload, which no résumé names; returns its key. */
  async function uploaded(person: Person, content = aVideo(5_000), metadata = {}): Promise<string> {
    const key = await begun(person, content.length, metadata);
    await put(person, key, 0, content).expect(204);
    return key;
  }

  /** Saves a résumé whose only list is of these files. What is said of them besides their keys is not so. */
  const saveClips = ({ bearer }: Person, keys: string[], version = 0) =>
    app.post("/api/v1/portfolio/resume", { ...emptyResume, clips: keys.map(aFileClip), version }, { bearer });

  return { begin, put, look, giveUp, mine, play, begun, uploaded, saveClips };
}

/** A clip of the résumé that names a file. */
export const aFileClip = (key: string) => ({
  ...{ title: "Reel", kind: "reel", file: { key, type: "audio/wav", size: 1 } },
});
