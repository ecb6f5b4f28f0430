import { buffer } from "node:stream/consumers";
import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { loggable } from "../../http/loggable-error.ts";
import type { MediaStore } from "../media/media-store.ts";
import { imageSize } from "../media/photo/image.ts";
import { imageRepository } from "./image-repository.ts";

type Deps = { db: Db; media: Pick<MediaStore, "open"> };
const batch = 20;
const missing = { width: null, height: null, size: 0 };

/** Measures the images whose sizes are not known, until there is none left or `isOver`. What broke off goes on at the next call. */
export async function measureImages({ db, media }: Deps, isOver: () => boolean): Promise<void> {
  const images = imageRepository(db);
  for (;;) {
    const rows = await images.unmeasured(batch);
    if (rows.length === 0) return;
    for (const { id, address } of rows) {
      if (isOver()) return;
      const stored = await media.open(address.replace("/media/", ""));
      const size = stored && (await imageSize(await buffer(stored.body)).catch(() => null));
      await images.measure(id, size ?? missing);
    }
  }
}

/** The same beside everything else: a store that does not answer is asked again at the next start. */
export function measureLater(deps: Deps, isOver: () => boolean, log: FastifyBaseLogger): void {
  measureImages(deps, isOver).catch((err) => log.warn(loggable(err), "images cannot be measured"));
}
