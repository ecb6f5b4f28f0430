import type { ArticleFields } from "@callboard/contracts/article";
import type { Db } from "../../db/client.ts";
import { FieldError } from "../../http/errors.ts";
import { isAllowedImage } from "./image-policy.ts";
import { imageUseRepository } from "./image-use-repository.ts";
import { imagesOfArticle, imagesOfPicture, type UsedImage } from "./used-images.ts";

const notOurs = "This image is not in the library, or was deleted: choose another";
const notAllowed = "Choose an image of the library";

type Pictured = Pick<ArticleFields, "featured_image" | "content">;

/** The addresses that are used now and were not before. */
function begun(now: UsedImage[], before: UsedImage[]): string[] {
  const known = new Set(before.map(({ address }) => address));
  return now.map(({ address }) => address).filter((address) => !known.has(address));
}

async function assertKnown(tx: Db, addresses: string[], field: string): Promise<void> {
  const known = await imageUseRepository(tx).lock([...new Set(addresses)]);
  if (addresses.some((address) => !known.has(address))) throw new FieldError({ [field]: notOurs });
}

/** Throws FieldError for another address than before that is none of ours and of no allowed origin. */
function assertAllowed(
  now: string | null | undefined,
  before: string | null | undefined,
  origins: readonly string[],
  field: string,
) {
  if (now && now !== before && !isAllowedImage(now, origins)) throw new FieldError({ [field]: notAllowed });
}

type Change<Subject> = {
  now: Subject;
  before: Subject | null;
  /** Where images may come from besides the library. */
  imageOrigins: readonly string[];
  /** What the names of fields begin with. */
  prefix?: string;
};

/**
 * Whether an article may begin to use the images that it did not use before: those of ours have to be in the library, and stay there
 * until the transaction ends. What was stored before is accepted as it is. Throws FieldError.
 */
export async function assertArticleImages(
  tx: Db,
  { now, before, imageOrigins, prefix = "" }: Change<Pictured>,
): Promise<void> {
  const [featured, text] = [`${prefix}featured_image`, `${prefix}content`];
  assertAllowed(now.featured_image, before?.featured_image, imageOrigins, featured);
  const addresses = begun(imagesOfArticle(now), before ? imagesOfArticle(before) : []);
  const [own] = imagesOfArticle({ featured_image: now.featured_image, content: "" });
  const ofFeatured = addresses.filter((address) => address === own?.address);
  await assertKnown(tx, ofFeatured, featured);
  await assertKnown(tx, addresses, text);
}

/** The same for the picture of an entry of a list, whose field has this name. */
export async function assertPicture(
  tx: Db,
  { now, before, imageOrigins, prefix = "" }: Change<string | null | undefined>,
): Promise<void> {
  assertAllowed(now, before, imageOrigins, prefix);
  await assertKnown(tx, begun(imagesOfPicture(now), imagesOfPicture(before)), prefix);
}
