import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, it } from "vitest";
import { articles } from "../../db/schema/article.ts";
import { categories } from "../../db/schema/category.ts";
import { events } from "../../db/schema/event.ts";
import { images, imageUses } from "../../db/schema/image.ts";
import { profiles } from "../../db/schema/profile.ts";
import { startApp } from "../../test/app.ts";
import { artistClaim } from "../../test/claims.ts";
import { aBlog, aCategory } from "../../test/content.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { articleRepository } from "../article/article-repository.ts";
import { adoptImages } from "./adopt-images.ts";
import { measureImages } from "./measure-images.ts";

const app = startApp();
const adopt = async () => {
  await articleRepository(app.db).adopt();
  await adoptImages(app.db, app.clock.read());
};
const addressOf = (name: string) => `/media/${name}-1440.webp`;
const figure = (name: string, alt: string) => `<img src="${addressOf(name)}" alt="${alt}">`;
const all = () => app.db.select().from(images).orderBy(images.address);

it("brings the images of articles and lists into the library, with their uses, and only once", async () => {
  for (let index = 0; index < 120; index += 1)
    await aBlog(app.db, { content: index < 118 ? "<p>Words</p>" : figure("curtain", "") });
  await aBlog(app.db, { featured_image: addressOf("mask"), content: figure("curtain", "A red curtain") });
  await aBlog(app.db, { featured_image: "https://elsewhere.example/a.jpg" });
  const { id } = await aCategory(app.db, "Craft");
  await app.db
    .update(categories)
    .set({ photo: addressOf("craft") })
    .where(eq(categories.id, id));
  await adopt();
  expect(await all()).toMatchObject([
    { name: "craft", alt: "", hash: null, size: null, created_by: "" },
    { name: "curtain", alt: "A red curtain" },
    { name: "mask" },
  ]);
  const uses = await app.db.select().from(imageUses);
  expect(uses.filter(({ subject_kind }) => subject_kind === "article")).toHaveLength(2 * 4);
  expect(await app.db.select().from(articles).where(eq(articles.has_noted_images, false))).toEqual([]);
  await app.db.delete(imageUses).where(eq(imageUses.subject_kind, "article"));
  await adopt();
  expect(await app.db.select().from(imageUses)).toHaveLength(1);
});

it("leaves what belongs to somebody's call or profile to them", async () => {
  const { id } = await anEvent(app);
  const photos = { banner_photo: addressOf("banner"), description_photo: addressOf("more") };
  await app.db.update(events).set(photos).where(eq(events.id, id));
  const { bearer } = await aPerson(app);
  await app.post("/api/v1/artist-profile/create", artistClaim(), { bearer }).expect(200);
  await app.db.update(profiles).set({ photo: addressOf("portrait") });
  const content = ["more", "portrait", "own"].map((name) => figure(name, "")).join("");
  await aBlog(app.db, { featured_image: addressOf("banner"), content });
  await adopt();
  expect((await all()).map(({ name }) => name)).toEqual(["own"]);
});

it("measures what was adopted, also where it broke off, and says what is missing", async () => {
  const picture = { width: 300, height: 200, channels: 3, background: "#3a2386" } as const;
  await app.media.put("here", await sharp({ create: picture }).png().toBuffer());
  for (const name of ["gone", "here"]) await aBlog(app.db, { featured_image: addressOf(name) });
  await adopt();
  await measureImages({ db: app.db, media: app.media }, () => true);
  expect((await all()).map(({ size }) => size)).toEqual([null, null]);
  await measureImages({ db: app.db, media: app.media }, () => false);
  expect(await all()).toMatchObject([
    { name: "gone", width: null, height: null, size: 0 },
    { name: "here", width: 300, height: 200, size: expect.any(Number) },
  ]);
});
