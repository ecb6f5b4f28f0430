import { describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { cityRepository, professionRepository } from "./reference-repository.ts";

const app = startApp();

describe.each([
  ["profession/view", "profession", (names: string[]) => professionRepository(app.db).createMany(names)],
  [
    "cities/view",
    "cities",
    (names: string[]) =>
      cityRepository(app.db).createMany(
        names.map((name) => ({ name, country: "IN", time_zone: "Asia/Kolkata" })),
      ),
  ],
])("%s", (path, field, create) => {
  it("refuses a caller without a key", async () => {
    await app.bare().get(`/api/v1/${path}`).expect(403);
  });

  it("names the field that it cannot read", async () => {
    const { body } = await app.get(`/api/v1/${path}?page=x`).expect(422);
    expect(body.message).toEqual({ page: "Must be a whole number" });
  });

  it("answers ten rows in their order, then the rest by page or by cursor", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Name ${index}`);
    await create(names);
    const namesAt = async (query: string) => {
      const { body } = await app.get(`/api/v1/${path}?${query}`).expect(200);
      const rows = body.data[field] as { name: string }[];
      return { names: rows.map(({ name }) => name), cursor: body.data.pagination.nextCursor };
    };
    const first = await namesAt("");
    expect(first.names).toEqual(names.slice(0, 10));
    expect(await namesAt("page=2")).toEqual({ names: names.slice(10), cursor: null });
    expect(await namesAt(`cursor=${first.cursor}`)).toEqual({ names: names.slice(10), cursor: null });
  });
});
