import { contactData, createContactInput } from "@callboard/contracts/contact";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { contactRepository } from "./contact-repository.ts";
import { newReference } from "./reference.ts";

/** The contact form. */
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
      // A honeypot: a bot that fills the hidden field gets the usual response, and nothing is stored.
      const reference = body.website ? newReference() : await messages.create(body, clock());
      return ok({ reference }, "Message sent");
    });
  };
}
