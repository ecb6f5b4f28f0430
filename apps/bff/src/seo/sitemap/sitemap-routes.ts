import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "../../http/errors/error-reply.ts";
import { originOf } from "../../rendering/origin-of.ts";
import type { Context } from "../../trpc/context.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import { createAsyncMemo } from "../async-memo.ts";
import { element, textElement, xmlDocument } from "../xml.ts";
import { robotsText } from "./robots.ts";
import { type Entry, type SectionName, sections } from "./sections.ts";
import { readIndex, readPart } from "./sitemap-parts.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; publicOrigin: string | undefined };

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Crawlers read one part after the other; what they get may be as old as that, in ms. */
const maxAge = 600_000;
/** Addresses in memory: some 10 MB. */
const memoMax = 60_000;
const partAddress = /^(?<name>[a-z]+)-(?<part>[1-9]\d{0,3})\.xml$/;

function writeList(list: "urlset" | "sitemapindex", entries: Entry[], origin: string): string {
  const items = entries.map(({ path, lastmod }) =>
    element(list === "urlset" ? "url" : "sitemap", [
      textElement("loc", `${origin}${path}`) + textElement("lastmod", lastmod),
    ]),
  );
  return xmlDocument(element(list, items, { xmlns: namespace }));
}

function readAddress(file: string): { name: SectionName; part: number } | null {
  const { name = "", part } = partAddress.exec(file)?.groups ?? {};
  return Object.hasOwn(sections, name) ? { name: name as SectionName, part: Number(part) } : null;
}

const send = (reply: FastifyReply, body: string) =>
  reply.header("cache-control", "public, max-age=600").type("application/xml; charset=utf-8").send(body);

/** Serves the sitemap (an index, and parts of up to 5,000 addresses) and robots.txt, which leads to it. */
export function registerSitemap(app: FastifyInstance, { contextOf, publicOrigin }: Deps): void {
  const memo = createAsyncMemo<Entry[]>({
    maxSize: memoMax,
    sizeOf: ({ length }) => length + 1,
    ttl: maxAge,
  });

  app.get("/robots.txt", async (request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("text/plain; charset=utf-8")
      .send(robotsText(originOf(request, publicOrigin))),
  );

  app.get("/sitemap.xml", (request, reply) =>
    answerOrFail(reply, async () => {
      const ctx = contextOf(request);
      const entries = await memo(`${ctx.domainSuffix} index`, () => readIndex(ctx));
      return send(reply, writeList("sitemapindex", entries, originOf(request, publicOrigin)));
    }),
  );

  app.get<{ Params: { file: string } }>("/sitemaps/:file", (request, reply) =>
    answerOrFail(reply, async () => {
      const address = readAddress(request.params.file);
      if (!address) return sendFailure(reply, "not_found");
      const ctx = contextOf(request);
      const key = `${ctx.domainSuffix} ${request.params.file}`;
      const entries = await memo(key, () => readPart(address.name, address.part, ctx));
      if (entries.length === 0) return sendFailure(reply, "not_found");
      return send(reply, writeList("urlset", entries, originOf(request, publicOrigin)));
    }),
  );
}
