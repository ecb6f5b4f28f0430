import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { registerAdmin } from "./admin/admin-routes.ts";
import { addressOf, answerPage, type PageDeps } from "./render-page.ts";
import { registerStaticFiles } from "./static-files.ts";

const isForm = ({ headers }: FastifyRequest) =>
  headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;

/**
 * Redirects a form that a browser without scripts has sent back to its page, which says that it needs scripts. The body
 * is not read.
 */
async function redirectForm(request: FastifyRequest, reply: FastifyReply) {
  if (!isForm(request)) {
    reply.callNotFound();
    return reply;
  }
  return reply.header("cache-control", "no-store").redirect(`${addressOf(request)}#needs-script`, 303);
}

type Deps = PageDeps & {
  /** Where images may come from besides this site. */
  imageOrigins: string[];
};

/** Serves web: its files, the back office, and every other address as a rendered page. */
export async function registerPages(app: FastifyInstance, deps: Deps): Promise<void> {
  await registerStaticFiles(app, deps.build);
  const { admin } = deps.build;
  if (admin) registerAdmin(app, { ...deps, admin });
  app.get("/*", (request, reply) => answerPage(request, reply, deps));
  // A hook, because the body comes after hooks.
  app.post("/*", { onRequest: redirectForm }, redirectForm);
}
