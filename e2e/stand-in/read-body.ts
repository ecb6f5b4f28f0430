import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { type Call, Refusal } from "./define-call.ts";

async function fieldsOf({ body, headers }: FastifyRequest, isForm: boolean): Promise<unknown> {
  const type = headers["content-type"] ?? "";
  const isSentAsForm = type.startsWith("multipart/form-data");
  if (isForm !== isSentAsForm) {
    throw new Refusal(422, isForm ? "multipart/form-data is expected" : "JSON is expected");
  }
  if (!isForm) return body ?? {};
  const form = await new Response(body as Buffer<ArrayBuffer>, {
    headers: { "content-type": type },
  }).formData();
  return Object.fromEntries(form);
}

function messagesOf({ issues }: z.ZodError): Record<string, string> {
  const entries = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => [name, `${name} is no field of this call`])
      : [[issue.path.join("."), issue.message]],
  );
  return Object.fromEntries(entries);
}

/** The fields of a body. Throws Refusal for those that do not fit and, where it is strict, for unknown names. */
export async function readBody(call: Call, request: FastifyRequest, isStrict: boolean) {
  if (!call.body) return {};
  const schema = isStrict ? z.strictObject(call.body) : z.object(call.body);
  const read = schema.safeParse(await fieldsOf(request, call.isForm ?? false));
  if (!read.success) throw new Refusal(422, messagesOf(read.error));
  return read.data as Record<string, unknown>;
}
