import { expect, it } from "vitest";
import { startApp, testApiKey } from "../test/app.ts";
import { everyNth } from "../test/every-nth.ts";
import { nastyStrings } from "../test/nasty-strings.ts";
import { aPerson } from "../test/people.ts";
import { aStaffMember } from "../test/staff.ts";

type Parameter = { name: string; in: string };
type Description = { paths: Record<string, Record<string, { parameters?: Parameter[] }>> };

const app = startApp();
const texts = [...Object.values(nastyStrings), "a".repeat(5_000), ""];

/** Every way to put texts into the address of a call, as the OpenAPI description lists them. */
function addressesOf(path: string, parameters: Parameter[]): string[] {
  const filled = path.replace(/\{\w+\}/g, "1");
  return parameters.flatMap(({ name, in: place }) =>
    everyNth(texts, `${path} ${name}`).flatMap((text) => {
      const value = encodeURIComponent(text.toWellFormed());
      if (place === "query") return [`${filled}?${name}=${value}`];
      return place === "path" ? [path.replace(`{${name}}`, value).replace(/\{\w+\}/g, "1")] : [];
    }),
  );
}

it("answers every odd text in every address with words, and never with a failure of its own", async () => {
  // Ids in addresses are 1: somebody whom nobody needs.
  await aPerson(app);
  const { bearer } = await aStaffMember(app);
  const { body } = await app.bare().get("/api/v1/docs/json").expect(200);
  const calls = Object.entries((body as Description).paths).flatMap(([path, methods]) =>
    (["get", "delete"] as const).flatMap((method) =>
      addressesOf(path, methods[method]?.parameters ?? []).map((address) => ({ method, address })),
    ),
  );
  expect(calls.length).toBeGreaterThan(1_000);
  for (const { method, address } of calls) {
    const request = app.bare()[method](address).set("apikey", testApiKey);
    const answer = await request.set("authorization", `Bearer ${bearer}`);
    expect([200, 400, 404, 422, 431], `${method} ${address}`).toContain(answer.status);
    expect(answer.body, address).toMatchObject({
      success: answer.status === 200,
      message: expect.anything(),
    });
  }
}, 120_000);
