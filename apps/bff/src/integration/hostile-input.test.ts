import { describe, expect, it, vi } from "vitest";
import { everyNth } from "../test/every-nth.ts";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { nastyStrings, nastyValues } from "../test/nasty-strings.ts";
import { fieldsOf } from "../test/procedure-fields.ts";
import {
  acceptedInputs,
  allProcedures,
  callProcedure,
  isMutation,
  type ProcedurePath,
} from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createTestApp } from "../test/test-app.ts";

const withInput = allProcedures.filter((path) => fieldsOf(path).length > 0);

/** Time passes in leaps, so that no limit answers in the place of what is tested. */
async function createApp() {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const test = await createTestApp();
  const seen = fakeUpstream(test);
  let sessions = 0;
  // Each by a session of its own: some end the one that calls them.
  const ask = async (path: ProcedurePath, input: unknown) => {
    vi.setSystemTime(Date.now() + 3_600_000);
    sessions += 1;
    return callProcedure(test, path, input, await halvesOf({ sid: `session-${sessions}` }));
  };
  return { ...test, seen, ask };
}

/** What a procedure accepts, with each of its fields in turn replaced by values, others for each. */
function inputsWith(path: ProcedurePath, values: unknown[]): unknown[] {
  const accepted = acceptedInputs[path] as object;
  return fieldsOf(path).flatMap((field) =>
    (values.length > 1 ? everyNth(values, `${path} ${field}`) : values).map((value) => ({
      ...accepted,
      [field]: value,
    })),
  );
}

describe.each(withInput)("%s", (path) => {
  it("answers every odd value in every field, and never with a failure of its own", async () => {
    const { ask, seen, logLines } = await createApp();
    for (const input of [...inputsWith(path, nastyValues), ...everyNth(nastyValues, path)]) {
      const { statusCode, body } = await ask(path, input);
      expect([200, 404, 413, 422, 431]).toContain(statusCode);
      if (statusCode !== 200 && statusCode !== 431) expect(JSON.parse(body).error.message).not.toBe("");
      expect(body).not.toMatch(/node_modules|at \w+ \(/);
    }
    expect(seen.every(({ path: asked }) => /^[!-~]+$/.test(asked))).toBe(true);
    expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  }, 60_000);
});

it.each(withInput.filter(isMutation))("%s refuses a megabyte in any field", async (path) => {
  const { ask, seen, logLines } = await createApp();
  for (const input of inputsWith(path, ["x".repeat(1_000_000)])) {
    const { statusCode, body } = await ask(path, input);
    expect(statusCode).toBe(413);
    expect(JSON.parse(body).error.data.code).toBe("payload_too_large");
  }
  expect(seen).toEqual([]);
  expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

describe("what is accepted", () => {
  const texts = withInput.filter(isMutation).flatMap((path) =>
    Object.entries(acceptedInputs[path] as object)
      .filter(([field, value]) => typeof value === "string" && field !== "website")
      .map(([field]) => [path, field] as const),
  );
  // Spaces and dashes are how codes are read out.
  const writtenAs = (field: string, text: string) =>
    field === "otp" ? text.replace(/[\s-]/g, "") : text.trim();

  it.each(texts)("by %s reaches the upstream with its %s as it was written", async (path, field) => {
    const { ask, seen } = await createApp();
    for (const text of everyNth(nastyStrings, `${path} ${field}`)) {
      const before = seen.length;
      const { statusCode } = await ask(path, { ...(acceptedInputs[path] as object), [field]: text });
      if (statusCode !== 200) {
        expect(seen).toHaveLength(before);
        continue;
      }
      const { body = "", headers = {}, path: asked = "" } = seen[before] ?? {};
      const { searchParams, pathname } = new URL(asked, "http://upstream.test");
      const fields = body ? JSON.parse(body) : Object.fromEntries(searchParams);
      // A slug ends the path, where half a character cannot be written.
      if (field === "slug" && !(field in fields)) {
        expect(decodeURIComponent(pathname.split("/").at(-1) ?? "")).toBe(text.toWellFormed());
        continue;
      }
      // An optional text that is left empty is left out.
      const arrived = fields[field] ?? headers[field.replaceAll("_", "-")] ?? "";
      expect([text, writtenAs(field, text)]).toContain(arrived);
    }
  });

  it("has no field that the contract does not name, nor a prototype of its own", async () => {
    const { ask, seen } = await createApp();
    const extra = JSON.parse('{"__proto__":{"is_admin":true},"is_admin":true,"user_id":7}');
    const input = Object.assign(Object.create(null), acceptedInputs["session.signUp"], { is_admin: true });
    const text = JSON.stringify(input).replace(/}$/, `,${JSON.stringify(extra).slice(1)}`);
    await ask("session.signUp", JSON.parse(text));
    expect(Object.keys(JSON.parse(seen[0]?.body ?? ""))).toEqual([
      "name",
      "username",
      "email",
      "password",
      "phone",
    ]);
    expect(({} as { is_admin?: boolean }).is_admin).toBeUndefined();
  });
});

describe("a body that is no input", () => {
  const bodies = [
    "",
    "{",
    "null",
    '"x"',
    "[1,2",
    "{}{}",
    "\u0000",
    "[".repeat(100_000),
    `{"a":`.repeat(20_000),
  ];

  it.each(["session.signIn", "comment.create", "session.current"] as const)(
    "is refused by %s",
    async (path) => {
      const { app, seen, logLines } = await createApp();
      const headers = { ...(await halvesOf()), "content-type": "application/json" };
      for (const payload of bodies) {
        const answer = await app.inject({ method: "POST", url: `/trpc/${path}`, headers, payload });
        expect(answer.statusCode).toBeLessThan(500);
      }
      const endless = JSON.stringify({ comment_text: "x".repeat(1_000_000) });
      const answer = await app.inject({ method: "POST", url: `/trpc/${path}`, headers, payload: endless });
      expect(answer.statusCode).toBe(413);
      // Who is signed in is a question that takes no input.
      expect(seen.filter(({ path: asked }) => asked !== "/auth/me")).toEqual([]);
      expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    },
  );

  it.each(["text/plain", "multipart/form-data; boundary=x", "application/octet-stream", "nonsense"])(
    "is refused as %s",
    async (contentType) => {
      const { app, logLines } = await createTestApp();
      for (const payload of ["{}", "--x\r\ncontent-disposition: form-data; name=a\r\n\r\nb\r\n--x--\r\n"]) {
        const headers = { ...(await halvesOf()), "content-type": contentType };
        const answer = await app.inject({ method: "POST", url: "/trpc/session.signIn", headers, payload });
        expect(answer.statusCode).toBeGreaterThanOrEqual(400);
        expect(answer.statusCode).toBeLessThan(500);
      }
      expect(logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
    },
  );
});
