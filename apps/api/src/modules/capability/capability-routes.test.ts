import { capabilities } from "@callboard/contracts/capability";
import { expect, it } from "vitest";
import { startApp } from "../../test/app.ts";

const app = startApp();

it("tells who has a key what it offers", async () => {
  const { body } = await app.get("/api/v1/capabilities").expect(200);
  expect(body.data).toEqual({ version: "1", capabilities });
});

it("keeps calls of staff to the gateway's key", async () => {
  const { body } = await app.bare().get("/api/v1/capabilities").set("apikey", "another-key").expect(200);
  expect(body.data.capabilities).toEqual(capabilities.filter((name) => name !== "staff"));
});
