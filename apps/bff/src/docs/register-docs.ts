import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { OpenAPIV3 } from "openapi-types";
import { openApiDocument } from "./openapi.ts";

/** Like that of our own pages, but for trusted types, which the viewer does not know. */
const policy = {
  "default-src": ["'self'"],
  "script-src-attr": ["'none'"],
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

/** Serves the OpenAPI document under `/docs/json`, and a page to read it under `/docs`. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  // The plugin's types know no 3.1 in this mode.
  const document = openApiDocument() as OpenAPIV3.Document;
  await app.register(swagger, { mode: "static", specification: { document } });
  await app.register(swaggerUi, {
    routePrefix: "/docs",
    staticCSP: policy,
    uiConfig: { layout: "BaseLayout", validatorUrl: null, docExpansion: "none" },
  });
}
