import type { TestApp } from "./app.ts";

type Person = { bearer: string };

const encoded = (fields: Record<string, string | number>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString("base64")}`)
    .join();

/** Requests of the tus protocol, by name, to uploads below a path. Each returns the response, whatever its status. */
export function tusCalls(app: Pick<TestApp, "bare">, path: string) {
  const tus = (method: "post" | "head" | "patch" | "delete", { bearer }: Person, key = "") =>
    app
      .bare()
      [method](`${path}${key && `/${key}`}`)
      .set("apikey", "key-of-the-tests")
      .set("tus-resumable", "1.0.0")
      .set("authorization", `Bearer ${bearer}`);
  const begin = (person: Person, size: number, metadata: Record<string, string | number>) =>
    tus("post", person).set("upload-length", String(size)).set("upload-metadata", encoded(metadata));
  const put = (person: Person, key: string, offset: number, bytes: Buffer) =>
    tus("patch", person, key)
      .set("upload-offset", String(offset))
      .set("content-type", "application/offset+octet-stream")
      .send(bytes);
  const look = (person: Person, key: string) => tus("head", person, key);
  const giveUp = (person: Person, key: string) => tus("delete", person, key);
  return { begin, put, look, giveUp };
}
