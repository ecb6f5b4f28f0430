import { createHash } from "node:crypto";
import { eventParams } from "@callboard/contracts/event";
import { slugSchema } from "@callboard/contracts/page";
import { type ProfileSummary, profileAddressParams, profileKindSchema } from "@callboard/contracts/profile";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { AppError, UpstreamError } from "../../app-error.ts";
import type { Context } from "../../trpc/context.ts";
import { blogCalls } from "../../upstream/calls/blog.ts";
import { eventCalls } from "../../upstream/calls/event.ts";
import { profileCalls } from "../../upstream/calls/profile.ts";
import { request as ask } from "../../upstream/request.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import { createAsyncMemo } from "../async-memo.ts";
import { createDrawingProcess } from "./drawing/drawing-process.ts";
import type { DrawingJob } from "./drawing/drawing-program.ts";
import { readPicture } from "./read-picture.ts";
import { articleItem, eventItem, profileItem, type ShareItem, siteCard } from "./share-card.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context };
type Request = FastifyRequest<{ Params: { file: string } }>;

/** Drawn images in memory, in bytes: some 300 of them. */
const memoMax = 16 * 1_048_576;
/** Drawing takes a core for a tenth of a second. */
const drawing = { maxConcurrent: 1, maxQueue: 20, retryAfter: 2 };
/** Other sites show it; they may look again after a day. */
const headers = { "cache-control": "public, max-age=86400", "cross-origin-resource-policy": "cross-origin" };
/** To be raised with each change of how images look. */
const version = 1;

const nameOf = ({ params }: Request) => /^(.+)\.jpg$/.exec(params.file)?.[1];

/** What an address names. Throws UpstreamError where that cannot be. */
function read<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new UpstreamError("not_found");
  return parsed.data;
}

async function articleOf(request: Request, ctx: Context): Promise<ShareItem> {
  const slug = read(slugSchema, nameOf(request));
  return articleItem(await ask(blogCalls.bySlug, { slug }, ctx));
}

async function eventOf(request: Request, ctx: Context): Promise<ShareItem> {
  return eventItem(await ask(eventCalls.get, read(eventParams, { id: nameOf(request) }), ctx));
}

const profileOf = (kind: ProfileSummary["kind"]) => async (request: Request, ctx: Context) => {
  const params = read(profileAddressParams, { kind, id: nameOf(request) });
  return profileItem((await ask(profileCalls.get, params, ctx)).profile);
};

const siteItem = async (): Promise<ShareItem> => ({ card: siteCard, picture: null });

/** A hash of what the image shows: a change is drawn again. */
function tagOf(item: ShareItem): string {
  const content = JSON.stringify([version, item]);
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
}

function rejectFull(error: unknown): never {
  if (!(error instanceof BulkheadRejectedError)) throw error;
  throw new AppError("too_many_requests", { retryAfter: drawing.retryAfter });
}

function createDrawer(draw: (job: DrawingJob) => Promise<Buffer>) {
  const memo = createAsyncMemo<Buffer>({ maxSize: memoMax, sizeOf: ({ length }) => length });
  const places = bulkhead(drawing.maxConcurrent, drawing.maxQueue);
  return (tag: string, { card, picture }: ShareItem, ctx: Context) =>
    memo(tag, () =>
      places.execute(async () => draw({ card, picture: await readPicture(picture, ctx) })).catch(rejectFull),
    );
}

/** Serves the images that shared links show: drawn for each article, event, campaign and profile, and one for the site. */
export function registerShareImages(app: FastifyInstance, { contextOf }: Deps): void {
  const drawingProcess = createDrawingProcess();
  const draw = createDrawer(drawingProcess.draw);
  app.addHook("onClose", async () => drawingProcess.stop());

  const answer = (itemOf: (request: Request, ctx: Context) => Promise<ShareItem>) => {
    return (request: Request, reply: FastifyReply) =>
      answerOrFail(reply, async () => {
        const ctx = contextOf(request);
        const item = await itemOf(request, ctx);
        const tag = tagOf(item);
        const isKnown = request.headers["if-none-match"]?.includes(tag);
        const image = isKnown ? undefined : await draw(tag, item, ctx);
        return reply
          .code(image ? 200 : 304)
          .headers({ ...headers, etag: tag })
          .type("image/jpeg")
          .send(image);
      });
  };

  app.get<{ Params: { file: string } }>("/share/article/:file", answer(articleOf));
  app.get<{ Params: { file: string } }>("/share/event/:file", answer(eventOf));
  for (const kind of profileKindSchema.options)
    app.get<{ Params: { file: string } }>(`/share/${kind}/:file`, answer(profileOf(kind)));
  app.get<{ Params: { file: string } }>("/share/callboard.jpg", answer(siteItem));
}
