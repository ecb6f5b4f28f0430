import { type ClientSettings, clientInLog } from "@callboard/server-kit/client-in-log";
import { createRequestLog } from "@callboard/server-kit/request-log";
import { endConnections, type Lifecycle } from "@callboard/server-kit/shut-down";
import { traceRoutes } from "@callboard/server-kit/tracing";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { type ApiDeps, apiRoutes } from "./api-routes.ts";
import type { Database } from "./db/client.ts";
import { limitBodyTime } from "./http/body-time.ts";
import { registerDocs } from "./http/docs.ts";
import { frameworkErrors, handleError, handleNotFound } from "./http/error-handler.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { measureRequests } from "./http/metrics/measure-requests.ts";
import type { Metrics } from "./http/metrics/metrics.ts";
import { logRequests } from "./http/request-log.ts";
import { serverOptions } from "./http/server-options.ts";
import { validatorCompiler } from "./http/validation.ts";
import { mediaRoutes } from "./modules/media/media-routes.ts";

export type AppDeps = ApiDeps &
  Pick<Database, "ping"> & {
    /** Silent without one. */
    log?: FastifyBaseLogger;
    /** Clients are logged by their networks without it. */
    clients?: ClientSettings;
    /** Not measured without them. */
    metrics?: Metrics | undefined;
    lifecycle?: Lifecycle;
  };

/** The API as a Fastify instance that does not listen yet. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { log, clients = { LOG_CLIENTS: "shortened" } } = deps;
  const logRequest = log ? createRequestLog(log, clientInLog(clients)) : () => undefined;
  const app = Fastify({
    ...serverOptions,
    frameworkErrors: frameworkErrors(logRequest),
    ...(log && { loggerInstance: log }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(handleNotFound);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  traceRoutes(app);
  logRequests(app, logRequest);
  limitBodyTime(app);
  const { lifecycle = { isShuttingDown: false } } = deps;
  endConnections(app, lifecycle);
  if (deps.metrics) measureRequests(app, deps.metrics);

  await registerDocs(app);
  healthRoutes(app, { ...deps, lifecycle });
  await app.register(mediaRoutes(deps));
  await app.register(apiRoutes(deps), { prefix: "/api/v1" });
  return app;
}
