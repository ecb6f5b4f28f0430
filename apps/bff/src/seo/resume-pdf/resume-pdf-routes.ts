import { profileAddressParams } from "@callboard/contracts/profile";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originOf } from "../../rendering/origin-of.ts";
import { clientKey } from "../../security/rate-limit/client-key.ts";
import type { Context } from "../../trpc/context.ts";
import { profileCalls } from "../../upstream/calls/profile.ts";
import { request as ask } from "../../upstream/request.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import type { Drawer } from "../drawing/create-drawer.ts";
import { readAddress, sendDrawn, tagOf } from "../drawing/drawn-file.ts";
import { readPicture } from "../read-picture.ts";
import { resumePageOf } from "./resume-page.ts";

type Deps = {
  contextOf: (request: FastifyRequest) => Context;
  publicOrigin: string | undefined;
  drawer: Drawer;
};

/** To be raised with each change of how résumés look. */
const version = 1;

/** What somebody hides is hidden with the next download. A download, since a page's policy keeps files from running anything. */
const headersFor = (name: string) => ({
  "cache-control": "no-cache",
  "content-disposition": `attachment; filename="resume.pdf"; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`,
  "x-robots-tag": "noindex",
});

/** Serves the résumé of each artist as a PDF, of what everybody reads of the profile. */
export function registerResumePdfs(app: FastifyInstance, { contextOf, publicOrigin, drawer }: Deps): void {
  app.get<{ Params: { file: string } }>("/share/resume/:file", (request, reply) =>
    answerOrFail(reply, async () => {
      const ctx = contextOf(request);
      const id = /^(.+)\.pdf$/.exec(request.params.file)?.[1];
      const params = readAddress(profileAddressParams, { kind: "artist", id });
      const { profile } = await ask(profileCalls.get, params, ctx);
      const page = resumePageOf(profile, originOf(request, publicOrigin));
      const tag = tagOf(version, page, profile.photo);
      const draw = () =>
        drawer(tag, clientKey(request.ip), async () => ({
          kind: "resume",
          page,
          picture: await readPicture(profile.photo, ctx),
        }));
      const headers = headersFor(profile.name);
      return sendDrawn(request, reply, { tag, headers, type: "application/pdf", draw });
    }),
  );
}
