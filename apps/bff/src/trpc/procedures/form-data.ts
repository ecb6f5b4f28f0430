import { z } from "zod";

/** Takes form data whose entries make up what `schema` describes; of several with one name, the last counts. */
export function formDataOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .instanceof(FormData, { error: "Must be form data" })
    .transform((form): unknown => Object.fromEntries(form))
    .pipe(schema);
}
