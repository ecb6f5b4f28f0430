import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Database } from "./db/client.ts";
import { requireApiKey } from "./http/api-key.ts";
import { registerDocs } from "./http/docs.ts";
import { handleError, handleNotFound } from "./http/error-handler.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { serverOptions } from "./http/server-options.ts";
import { validatorCompiler } from "./http/validation.ts";
import { blogRoutes } from "./modules/blog/blog-routes.ts";
import { categoryRoutes } from "./modules/category/category-routes.ts";
import { commentRoutes } from "./modules/comment/comment-routes.ts";
import { mediaRoutes } from "./modules/media/media-routes.ts";
import type { MediaStore } from "./modules/media/media-store.ts";
import { referenceRoutes } from "./modules/reference/reference-routes.ts";
import { tagRoutes } from "./modules/tag/tag-routes.ts";

export type AppDeps = Pick<Database, "db" | "ping"> & {
  /** Any one of them opens the calls under /api/v1. */
  apiKeys: string[];
  media: MediaStore;
  /** Silent without one. */
  log?: FastifyBaseLogger;
};

/** The provider as a Fastify instance that does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions, ...(deps.log && { loggerInstance: deps.log }) });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  await registerDocs(app);
  healthRoutes(app, deps);
  await app.register(mediaRoutes(deps));
  await app.register(
    async (api) => {
      api.addHook("onRequest", requireApiKey(deps.apiKeys));
      await api.register(blogRoutes(deps));
      await api.register(categoryRoutes(deps));
      await api.register(commentRoutes(deps));
      await api.register(referenceRoutes(deps));
      await api.register(tagRoutes(deps));
    },
    { prefix: "/api/v1" },
  );
  return app;
}
