import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { allProcedures, isMutation } from "../test/procedures.ts";
import { createTestApp } from "../test/test-app.ts";

async function readDocument() {
  const { ask } = await createTestApp({ settings: { DOCS: "on" } });
  const { body } = await ask.get("/docs/json").expect(200);
  return body;
}

describe("the OpenAPI document", () => {
  it("is valid", async () => {
    const { valid, errors } = await new Validator().validate(await readDocument());
    expect([valid, errors]).toEqual([true, undefined]);
  });

  it("has every procedure, with what it takes and gives", async () => {
    const { paths } = await readDocument();
    expect(Object.keys(paths).sort()).toEqual(allProcedures.map((path) => `/trpc/${path}`).sort());
    for (const path of allProcedures) {
      const operation = paths[`/trpc/${path}`][isMutation(path) ? "post" : "get"];
      const { schema } = operation.responses[200].content["application/json"];
      expect([path, schema.properties.result.properties.data]).not.toEqual([path, {}]);
    }
  });

  it("says who may call, and how", async () => {
    const { paths } = await readDocument();
    expect(paths["/trpc/blog.list"].get.security).toEqual([]);
    expect(paths["/trpc/comment.list"].get.security).toEqual([{}, { cookie: [], token: [] }]);
    expect(paths["/trpc/comment.create"].post.security).toEqual([{ cookie: [], token: [] }]);
    const form = paths["/trpc/event.create"].post.requestBody.content["multipart/form-data"].schema;
    expect(JSON.stringify(form)).toMatch(/"banner_photo":\{"type":"string","format":"binary"/);
  });
});

describe("the page of the document", () => {
  it("loads nothing from elsewhere", async () => {
    const { ask } = await createTestApp({ settings: { DOCS: "on" } });
    const { text, headers } = await ask.get("/docs/").expect(200);
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'self';/);
    expect(policy).not.toMatch(/https?:|unsafe-eval|script-src /);
  });

  it.each(["/docs", "/docs/json", "/docs/static/index.html"])(
    "is not there unless it is asked for: %s",
    async (url) => {
      const { ask } = await createTestApp();
      await ask.get(url).expect(404);
    },
  );
});
