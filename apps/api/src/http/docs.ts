import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** Serves the OpenAPI description, made from the routes' own schemas. Register it before the routes. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Callboard API", version: "1", description: "The data behind Callboard." },
      components: {
        securitySchemes: {
          apikey: { type: "apiKey", in: "header", name: "apikey" },
          bearer: { type: "http", scheme: "bearer" },
        },
      },
      security: [{ apikey: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: "/api/v1/docs" });
}

/** The `security` of a route that needs a signed-in user. */
export const signedInOnly = [{ apikey: [], bearer: [] }];
