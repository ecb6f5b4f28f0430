import type { StaffAction } from "@callboard/contracts/staff";
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
          staff: {
            type: "http",
            scheme: "bearer",
            description: "The bearer of staff, by the gateway's apikey. The scope names the act.",
          },
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

/** The `security` of a route for staff: of those who may do `action`, or of all. */
export const staffOnly = (action?: StaffAction) => [
  { apikey: [], bearer: [], staff: action ? [action] : [] },
];
