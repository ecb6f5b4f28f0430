import type { LibraryImage } from "@callboard/contracts/library-image";
import sharp from "sharp";
import { type TestApp, testApiKey } from "./app.ts";

type Person = { bearer: string };

let made = 0;
/** An image that no other one equals. */
export function aPicture(): Promise<Buffer> {
  made += 1;
  const background = { r: made % 256, g: Math.trunc(made / 256) % 256, b: 99 };
  return sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
}

/** What the tests of the image library call on the API. Each returns the response, whatever its status. */
export function imageCalls(app: Pick<TestApp, "bare" | "get" | "post" | "remove">) {
  const at = (path: string) => `/api/v1/staff/images${path}`;
  const upload = ({ bearer }: Person, photo: Buffer, name = "stage.png") =>
    app
      .bare()
      .post(at(""))
      .set({ apikey: testApiKey, authorization: `Bearer ${bearer}` })
      .attach("photo", photo, name);
  const read = ({ bearer }: Person, path = "") => app.get(at(path), undefined, bearer);
  const change = ({ bearer }: Person, id: number, body: object) => app.post(at(`/${id}`), body, { bearer });
  const remove = ({ bearer }: Person, { id, version }: Pick<LibraryImage, "id" | "version">) =>
    app.remove(at(`/${id}?version=${version}`), { bearer });
  async function anImage(person: Person, name?: string): Promise<LibraryImage> {
    return (await upload(person, await aPicture(), name).expect(200)).body.data.image;
  }
  const list = async (person: Person, query = "") =>
    (await read(person, `?${query}`).expect(200)).body.data.images as LibraryImage[];
  return { upload, read, change, remove, anImage, list };
}
