import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLogged } from "../../app-error.ts";
import { failurePage } from "../../http/errors/error-page.ts";
import { adminPolicy, policyText } from "../../security/content-policy.ts";
import { offeredTo } from "../../upstream/request.ts";
import { answerPage, type PageDeps } from "../render-page.ts";
import type { AdminBuild } from "./admin-build.ts";
import { renderAdminDocument } from "./admin-document.ts";

type Deps = PageDeps & { admin: AdminBuild; imageOrigins: string[] };

const html = "text/html; charset=utf-8";

const headers = {
  "cache-control": "no-store",
  // An address may hold an invitation's token.
  "referrer-policy": "same-origin",
  "x-robots-tag": "noindex, nofollow",
};

/** Says that the upstream could not be asked whether it has a back office. */
function answerFailure(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  if (!isLogged(error)) request.log.error({ err: error }, "the back office could not be offered");
  return reply.code(503).header("cache-control", "no-store").type(html).send(failurePage(request.id));
}

/**
 * Serves the back office at `/admin` and below it, where the upstream knows those who run the site: one document without
 * rendering, which is never cached. Elsewhere these addresses are pages that nobody has made.
 */
export function registerAdmin(app: FastifyInstance, deps: Deps): void {
  const { admin, build, contextOf, imageOrigins } = deps;
  const policy = policyText(adminPolicy({ imageOrigins, scripts: [admin.documentScript] }));

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    try {
      const offered = await offeredTo(contextOf(request));
      if (!offered.has("staff")) return await answerPage(request, reply, deps);
      return reply
        .headers({ ...headers, "content-security-policy": policy })
        .type(html)
        .send(renderAdminDocument(admin, build.icons, [...offered].sort()));
    } catch (error) {
      return answerFailure(request, reply, error);
    }
  }
  app.get("/admin", answer);
  app.get("/admin/*", answer);
}
