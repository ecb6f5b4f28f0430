import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { WebBuild } from "./web-build.ts";

/** A service worker is compared with the one that runs each time: an old one must not stay. */
const workerName = /push-worker\.js(\.(br|gz))?$/;

/** Serves the files of the client build: hashed ones for good, the few others for an hour, the service worker never without asking. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { clientRoot, assetFolders }: Pick<WebBuild, "clientRoot" | "assetFolders">,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: assetFolders,
    prefix: "/assets/",
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: "1y",
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: clientRoot,
    prefix: "/",
    wildcard: false,
    // Files in folders that begin with a dot, such as the manifest, are left out anyway.
    globIgnore: ["assets/**", "index.html", "**/*.{br,gz}"],
    preCompressed: true,
    index: false,
    maxAge: "1h",
    setHeaders: (reply, path) => {
      if (workerName.test(path)) reply.header("cache-control", "no-cache");
    },
    decorateReply: false,
  });
}
