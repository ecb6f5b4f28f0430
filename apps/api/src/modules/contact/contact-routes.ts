import { contactData, createContactInput } from "@callboard/contracts/contact";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { contactRepository } from "./contact-repository.ts";
import { newReference } from "./reference.ts";

/** Writing to the people behind the product. */
export function contactRoutes({ db, clock }: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  const messages = contactRepository(db);
  const schema = {
    tags: ["Contact"],
    summary: "Takes a message and answers its reference",
    body: createContactInput,
    response: answers(contactData),
  };
  return async (app) => {
    app.post("/contact/create", { schema }, async ({ body }) => {
      // Whatever fills the field that nobody sees is a robot: it hears what everybody hears, and nothing is kept.
      const reference = body.website ? newReference() : await messages.create(body, clock());
      return ok({ reference }, "Message sent");
    });
  };
}
