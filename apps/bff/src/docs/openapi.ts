import { errorCodes } from "@callboard/contracts/error";
import type { OpenAPIV3_1 } from "openapi-types";
import { z } from "zod";
import type { Meta } from "../trpc/init.ts";
import { appRouter } from "../trpc/router.ts";
import { schemaOf } from "../upstream/checked.ts";

type Definition = { type: string; meta?: Meta; inputs: z.ZodType[]; output: unknown };
type Schema = OpenAPIV3_1.SchemaObject;

const json = "application/json";
const form = "multipart/form-data";

function jsonSchema(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return described as Schema;
}

/** What a form holds: its schema stands behind the one that reads form data. */
const fieldsOf = (schema: z.ZodType) =>
  schema instanceof z.ZodPipe ? (schema.def.out as unknown as z.ZodType) : schema;

const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: "object",
  properties,
  required,
});

const failure = object({
  error: object({
    message: { type: "string" },
    code: { type: "integer" },
    data: object(
      {
        code: { type: "string", enum: [...errorCodes] },
        httpStatus: { type: "integer" },
        path: { type: "string" },
        fields: { type: "object", additionalProperties: { type: "string" } },
        request_id: { type: "string" },
      },
      ["code", "httpStatus"],
    ),
  }),
});

const answerWith = (description: string, schema: Schema) => ({
  description,
  content: { [json]: { schema } },
});

function inputOf({ type, meta, inputs: [input] }: Definition) {
  if (!input) return {};
  if (type === "query") {
    const schema = jsonSchema(input, "input");
    const required = !input.safeParse(undefined).success;
    return { parameters: [{ name: "input", in: "query", required, content: { [json]: { schema } } }] };
  }
  const schema = jsonSchema(meta?.isUpload ? fieldsOf(input) : input, "input");
  return { requestBody: { required: true, content: { [meta?.isUpload ? form : json]: { schema } } } };
}

/** Nobody, or both halves of a session; only these where it is needed. */
function securityOf({ meta }: Definition) {
  const both = { cookie: [], token: [] };
  if (meta?.needsSession) return [both];
  return meta?.isPersonal ? [{}, both] : [];
}

function operationOf(path: string, definition: Definition) {
  const output = schemaOf(definition.output);
  const data = output ? jsonSchema(output, "output") : {};
  return {
    operationId: path,
    tags: [path.split(".")[0] ?? path],
    security: securityOf(definition),
    ...inputOf(definition),
    responses: {
      200: answerWith("It worked", object({ result: object({ data }) })),
      default: answerWith("An error of the catalogue", failure),
    },
  };
}

/** The gateway's procedures as they are called over HTTP, as an OpenAPI 3.1 document made from their schemas. */
export function openApiDocument(): OpenAPIV3_1.Document {
  // Streams are no calls that OpenAPI could describe.
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: Definition }>,
  ).filter(([, { _def }]) => _def.type !== "subscription");
  const paths = procedures.map(([path, { _def }]) => [
    `/trpc/${path}`,
    { [_def.type === "query" ? "get" : "post"]: operationOf(path, _def) },
  ]);
  return {
    openapi: "3.1.0",
    info: {
      title: "Callboard gateway",
      version: "1",
      description: "Queries take their input as JSON in the query string, mutations as the body.",
    },
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        cookie: { type: "apiKey", in: "cookie", name: "__Host-Http-sid" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
}
