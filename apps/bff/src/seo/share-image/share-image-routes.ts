import { eventParams } from "@callboard/contracts/event";
import { slugSchema } from "@callboard/contracts/page";
import { type ProfileSummary, profileAddressParams, profileKindSchema } from "@callboard/contracts/profile";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { clientKey } from "../../security/rate-limit/client-key.ts";
import type { Context } from "../../trpc/context.ts";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { eventCalls } from "../../upstream/calls/event.ts";
import { profileCalls } from "../../upstream/calls/profile.ts";
import { request as ask } from "../../upstream/request.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import type { Drawer } from "../drawing/create-drawer.ts";
import { readAddress, sendDrawn, tagOf } from "../drawing/drawn-file.ts";
import { readPicture } from "../read-picture.ts";
import { articleItem, eventItem, profileItem, type ShareItem, siteCard } from "./share-card.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; drawer: Drawer };
type Request = FastifyRequest<{ Params: { file: string } }>;

/** Other sites show it; they may look again after a day. */
const headers = { "cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin" };
/** To be raised with each change of how images look. */
const version = 1;

const nameOf = ({ params }: Request) => /^(.+)\.jpg$/.exec(params.file)?.[1];

async function articleOf(request: Request, ctx: Context): Promise<ShareItem> {
  const slug = readAddress(slugSchema, nameOf(request));
  return articleItem(await ask(blogCalls.bySlug, { slug }, ctx));
}

async function eventOf(request: Request, ctx: Context): Promise<ShareItem> {
  return eventItem(await ask(eventCalls.get, readAddress(eventParams, { id: nameOf(request) }), ctx));
}

const profileOf = (kind: ProfileSummary["kind"]) => async (request: Request, ctx: Context) => {
  const params = readAddress(profileAddressParams, { kind, id: nameOf(request) });
  return profileItem((await ask(profileCalls.get, params, ctx)).profile);
};

const siteItem = async (): Promise<ShareItem> => ({ card: siteCard, picture: null });

/** Serves the images that shared links show: drawn for each article, event, campaign and profile, and one for the site. */
export function registerShareImages(app: FastifyInstance, { contextOf, drawer }: Deps): void {
  const answer = (itemOf: (request: Request, ctx: Context) => Promise<ShareItem>) => {
    return (request: Request, reply: FastifyReply) =>
      answerOrFail(reply, async () => {
        const ctx = contextOf(request);
        const item = await itemOf(request, ctx);
        const tag = tagOf(version, item);
        const draw = () =>
          drawer(tag, clientKey(request.ip), async () => ({
            ...{ kind: "image", card: item.card },
            picture: await readPicture(item.picture, ctx),
          }));
        return sendDrawn(request, reply, { tag, headers, type: "image/jpeg", draw });
      });
  };

  app.get<{ Params: { file: string } }>("/share/article/:file", answer(articleOf));
  app.get<{ Params: { file: string } }>("/share/event/:file", answer(eventOf));
  for (const kind of profileKindSchema.options)
    app.get<{ Params: { file: string } }>(`/share/${kind}/:file`, answer(profileOf(kind)));
  app.get<{ Params: { file: string } }>("/share/callboard.jpg", answer(siteItem));
}
