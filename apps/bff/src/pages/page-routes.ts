import type { FastifyInstance } from "fastify";
import { answerPage, type PageDeps } from "./render-page.ts";
import { registerStaticFiles } from "./static-files.ts";

/** Serves the application: its files, and every other address as a rendered page. */
export async function registerPages(app: FastifyInstance, deps: PageDeps): Promise<void> {
  await registerStaticFiles(app, deps.build.clientRoot);
  app.get("/*", (request, reply) => answerPage(request, reply, deps));
}
