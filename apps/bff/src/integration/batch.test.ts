import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { userOf } from "../test/fixtures-account.ts";
import { fieldsOf } from "../test/procedure-fields.ts";
import { acceptedInputs, allProcedures } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createTestApp } from "../test/test-app.ts";

async function createApp() {
  const test = await createTestApp();
  return { ...test, seen: fakeUpstream(test) };
}

describe("a batch", () => {
  // Whatever takes a password, a code or the number of one can be guessed with.
  const alone = allProcedures.filter((path) =>
    fieldsOf(path).some((field) => ["password", "otp", "phone"].includes(field)),
  );
  const post = (paths: string, body: object) => ({
    method: "POST" as const,
    url: `/trpc/${paths}?batch=1`,
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(body),
  });

  it("is watched for the calls of signing in and of codes", () => {
    expect(alone).toEqual(expect.arrayContaining(["session.signIn", "session.verifyOtp", "password.reset"]));
  });

  it.each(alone)("must not hold %s beside another call", async (path) => {
    const { app, seen } = await createApp();
    const input = acceptedInputs[path];
    for (const paths of [`${path},${path}`, `session.current,${path}`, `${path}%2C${path}`]) {
      const answer = await app.inject(post(paths, { 0: input, 1: input }));
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(`${path} cannot be called in a batch`);
    }
    expect(seen).toEqual([]);
  });

  it("of one is a call like any other", async () => {
    const { app } = await createApp();
    const answer = await app.inject(post("session.signIn", { 0: acceptedInputs["session.signIn"] }));
    expect(answer.json()[0].result.data.user).toEqual(userOf(1));
    expect(String(answer.headers["set-cookie"])).toContain("__Host-Http-sid=");
  });

  it("that is streamed holds ten calls at most", async () => {
    const { app, seen } = await createApp();
    const ask = (count: number) =>
      app.inject({
        url: `/trpc/${Array(count).fill("video.list").join(",")}?batch=1&input=%7B%7D`,
        headers: { "trpc-accept": "application/jsonl" },
      });
    expect((await ask(10)).statusCode).toBe(200);
    const before = seen.length;
    expect((await ask(11)).statusCode).toBe(400);
    expect(seen).toHaveLength(before);
  });

  it("is not streamed where a cookie may have to follow", async () => {
    const { app } = await createApp();
    const { method, url, headers, payload } = post("session.current", {});
    for (const header of ["trpc-accept", "accept"]) {
      const streamed = { ...headers, [header]: "application/jsonl" };
      const answer = await app.inject({ method, url, payload, headers: streamed });
      expect(answer.body).toContain("Only what anybody may read can be streamed");
    }
    const read = { ...(await halvesOf()), "trpc-accept": "application/jsonl" };
    const { body } = await app.inject({ url: "/trpc/comment.list?batch=1&input=%7B%7D", headers: read });
    expect(body).toContain("Only what anybody may read can be streamed");
  });
});
