import { expect, it } from "vitest";
import { createClient } from "./create-client.ts";
import { readFailure } from "./failure.ts";

const failureOf = (answer: () => Promise<Response>) =>
  createClient({ url: "https://callboard.example", fetch: answer })
    .contact.create.mutate({ name: "A", email: "a@b.example", message: "Hi" })
    .then(() => Promise.reject(new Error("it worked")), readFailure);

const refuse = (data: object, status: number, headers = {}) =>
  failureOf(async () =>
    Response.json({ error: { message: "Invalid email", code: -32000, data } }, { status, headers }),
  );

it("tells what is wrong with which field, and where the log has it", async () => {
  const data = { code: "validation", fields: { email: "Invalid email" }, request_id: "r-1" };
  expect(await refuse(data, 422)).toEqual({
    code: "validation",
    message: "Invalid email",
    fields: { email: "Invalid email" },
    isPassing: false,
    retryAfter: null,
    requestId: "r-1",
  });
});

it("tells the pause that is asked for", async () => {
  const failure = await refuse({ code: "too_many_requests" }, 429, { "retry-after": "7" });
  expect(failure).toMatchObject({ code: "too_many_requests", isPassing: true, retryAfter: 7 });
});

it.each([
  [500, "upstream"],
  [502, "upstream"],
  [404, "not_found"],
  [413, "payload_too_large"],
  [200, "unexpected"],
])("reads an answer %i that the gateway did not write", async (status, code) => {
  const page = async () =>
    new Response("<h1>Sorry</h1>", { status, headers: { "content-type": "text/html" } });
  expect(await failureOf(page)).toMatchObject({ code, fields: {}, requestId: null });
});

it("says network where no answer came", async () => {
  const failure = await failureOf(() => Promise.reject(new TypeError("fetch failed")));
  expect(failure).toMatchObject({ code: "network", message: "Network error, please check your connection" });
});

it("does not know a code that is not in the catalogue", async () => {
  expect(await refuse({ code: "toString" }, 400)).toMatchObject({
    code: "unexpected",
    message: "An unexpected error occurred",
  });
});

it("throws what is no failed call", () => {
  expect(() => readFailure(new Error("of our own"))).toThrow("of our own");
});
