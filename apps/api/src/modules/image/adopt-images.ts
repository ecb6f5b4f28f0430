import type { Db } from "../../db/client.ts";
import { mediaName } from "../media/media-store.ts";
import { imageAdoptionRepository } from "./image-adoption-repository.ts";
import type { ImageSubject } from "./image-use-repository.ts";
import { imagesOfArticle, imagesOfPicture, type UsedImage } from "./used-images.ts";

/** Articles in one transaction. */
const batch = 100;

type State = "written" | "public";
type Using = { subject: ImageSubject; state: State; used: UsedImage[]; created_at: Date };

/**
 * Brings the images into the library that articles and lists had before there was one, with where they are used. What broke off goes on
 * with the next call; where everything is noted it reads little and writes nothing.
 */
export async function adoptImages(db: Db, now: Date): Promise<void> {
  while (await db.transaction(adoptArticles));
  await db.transaction(async (tx) => {
    const entries = await imageAdoptionRepository(tx).entries();
    const using = entries.map(({ subject, picture }) => ({
      ...{ subject, state: "public" as const, used: imagesOfPicture(picture), created_at: now },
    }));
    await adopt(tx, using);
  });
}

/** False where there was none left. */
async function adoptArticles(tx: Db): Promise<boolean> {
  const repository = imageAdoptionRepository(tx);
  const rows = await repository.nextArticles(batch);
  if (rows.length === 0) return false;
  const using = rows.flatMap(({ id, state, written, blog, created_at }): Using[] => {
    const subject = { kind: "article" as const, id };
    const of = (kind: State, fields: typeof written) => ({
      ...{ subject, state: kind, used: fields ? imagesOfArticle(fields) : [], created_at },
    });
    return state === "published" ? [of("written", written), of("public", blog)] : [of("written", written)];
  });
  await adopt(tx, using);
  await repository.noteArticles(rows.map(({ id }) => id));
  return true;
}

async function adopt(tx: Db, using: Using[]): Promise<void> {
  const repository = imageAdoptionRepository(tx);
  const found = new Map<string, { address: string; alt: string; name: string; created_at: Date }>();
  for (const { used, created_at } of using) {
    for (const { address, alt } of used) {
      const before = found.get(address);
      found.set(address, {
        ...{ address, name: mediaName(address), created_at: before?.created_at ?? created_at },
        alt: before?.alt || alt.slice(0, 300),
      });
    }
  }
  if (found.size === 0) return;
  for (const address of await repository.personal([...found.keys()])) found.delete(address);
  const uses = using.flatMap(({ subject, state, used }) =>
    used.map(({ address, place }) => ({
      ...{ address, place, state, subject_kind: subject.kind, subject_id: subject.id },
    })),
  );
  await repository.adopt(
    [...found.values()],
    uses.filter(({ address }) => found.has(address)),
  );
}
