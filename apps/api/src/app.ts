import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Database } from "./db/client.ts";
import { requireApiKey } from "./http/api-key.ts";
import { registerDocs } from "./http/docs.ts";
import { handleError, handleNotFound } from "./http/error-handler.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { serverOptions } from "./http/server-options.ts";
import { validatorCompiler } from "./http/validation.ts";
import { signUpRoutes } from "./modules/account/sign-up-routes.ts";
import { blogRoutes } from "./modules/blog/blog-routes.ts";
import { categoryRoutes } from "./modules/category/category-routes.ts";
import { otpRoutes } from "./modules/code/otp-routes.ts";
import { passwordRoutes } from "./modules/code/password-routes.ts";
import { phoneRoutes } from "./modules/code/phone-routes.ts";
import { commentRoutes } from "./modules/comment/comment-routes.ts";
import { contactRoutes } from "./modules/contact/contact-routes.ts";
import { mediaRoutes } from "./modules/media/media-routes.ts";
import type { MediaStore } from "./modules/media/media-store.ts";
import { ownProfileRoutes } from "./modules/profile/own-profile-routes.ts";
import { profileRoutes } from "./modules/profile/profile-routes.ts";
import { referenceRoutes } from "./modules/reference/reference-routes.ts";
import { bearerReader } from "./modules/session/bearer.ts";
import { sessionRoutes } from "./modules/session/session-routes.ts";
import { tagRoutes } from "./modules/tag/tag-routes.ts";
import type { Sms } from "./sms/sms.ts";

export type AppDeps = Pick<Database, "db" | "ping"> & {
  /** Any one of them opens the calls under /api/v1. */
  apiKeys: string[];
  media: MediaStore;
  clock: () => Date;
  sms: Sms;
  /** What codes are hashed with. */
  otpKey: string;
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

  const bearer = bearerReader(deps);
  await registerDocs(app);
  healthRoutes(app, deps);
  await app.register(mediaRoutes(deps));
  await app.register(
    async (api) => {
      api.addHook("onRequest", requireApiKey(deps.apiKeys));
      await api.register(blogRoutes(deps));
      await api.register(categoryRoutes(deps));
      await api.register(commentRoutes({ ...deps, bearer }));
      await api.register(contactRoutes(deps));
      await api.register(otpRoutes({ ...deps, bearer }));
      await api.register(ownProfileRoutes({ ...deps, bearer }));
      await api.register(passwordRoutes(deps));
      await api.register(phoneRoutes({ ...deps, bearer }));
      await api.register(profileRoutes(deps));
      await api.register(referenceRoutes(deps));
      await api.register(sessionRoutes({ ...deps, bearer }));
      await api.register(signUpRoutes(deps));
      await api.register(tagRoutes(deps));
    },
    { prefix: "/api/v1" },
  );
  return app;
}
