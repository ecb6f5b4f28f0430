import { UpstreamError } from "../app-error.ts";
import { fetchMedia } from "../upstream/media.ts";
import type { UpstreamContext } from "../upstream/upstream.ts";

const storedImage = /^\/media\/([\w-]{1,200}\.(?:webp|png|jpe?g|avif))$/;

/**
 * Reads a picture that the upstream stores; null where there is none, or it is somewhere else. Throws UpstreamError where
 * it cannot be had now, so that no image without it is cached.
 */
export async function readPicture(address: string | null, ctx: UpstreamContext): Promise<Buffer | null> {
  const file = storedImage.exec(address ?? "")?.[1];
  if (!file) return null;
  const headers = { "x-request-id": ctx.requestId };
  const { status, body } = await fetchMedia(ctx.upstream, { method: "GET", file, headers }, ctx.logger());
  if (status === 200) return body;
  if (status === 404) return null;
  throw new UpstreamError("upstream", { status });
}
