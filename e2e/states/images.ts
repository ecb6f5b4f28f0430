import { answerInstead, long } from "../screenshots/answers.ts";
import { adminAt, calm, lists } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const list = /^image\.list$/;
const one = /^image\.open$/;

/** Images as nobody uploads them: without a size, without a file, used everywhere, used nowhere. */
const odd = (data: unknown) => {
  const { images, ...rest } = data as { images: object[] };
  const changes = [
    { width: null, height: null, size: null },
    { width: null, height: null, size: 0, address: "/media/none-1440.webp" },
    { uses: 1_200 },
    { uses: 0 },
  ];
  return { ...rest, images: images.map((image, index) => ({ ...image, ...changes[index] })) };
};

/** Holds calls that a later step sends. */
const held =
  (which: RegExp): Scenario =>
  (page) =>
    answerInstead(page, which, "held");

const opened: Scenario = async (page) => {
  await page.getByRole("list", { name: "Images" }).getByRole("button").first().click();
  await shows("dialog")(page);
};
/** In the dialog of an image for the text: nothing is changed by looking. */
const library: Scenario = async (page) => {
  await page.getByRole("toolbar").getByRole("button", { name: "Image", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Choose from the library" }).click();
};
const unused = (data: unknown) => ({ image: { ...(data as { image: object }).image, uses: 0 }, uses: [] });
const places = ["featured", "text", "picture"];
const manyUses = (data: unknown) => ({
  image: { ...(data as { image: object }).image, uses: 1_200 },
  uses: Array.from({ length: 50 }, (_, index) => ({
    ...{ kind: ["article", "category", "tag", "video"][index % 4], id: index + 1 },
    title: index === 0 ? "" : `What is called number ${index}, and has a title that goes on for a while`,
    ...{ places: places.slice(0, (index % 3) + 1), is_public: index % 2 === 0 },
  })),
});

const refuse =
  (change: string, status: number, code: string, message: string): Scenario =>
  (page) =>
    page.route(`**/trpc/${change}`, (route) =>
      route.fulfill({ status, json: { error: { message, code: -32603, data: { code } } } }),
    );

const uploading: Scenario = async (page) => {
  await refuse("image.add", 422, "validation", "This image cannot be read")(page);
  const file = {
    name: `${"a-very-long-name-".repeat(12)}.png`,
    mimeType: "image/png",
    buffer: Buffer.from("x"),
  };
  const text = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") };
  await page.getByLabel("Upload images").setInputFiles([file, text]);
  await shows("button", "Clear this list")(page);
};

/** The image library, in each of its states. */
export const imageStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/images",
    isOnDesk: true,
    states: {
      images: at("/admin/images", calm),
      "images without sizes and files": adminAt("/admin/images", list, odd, calm),
      ...lists("/admin/images", list),
      "filtered to nothing": at("/admin/images?search=zzzz", calm),
      "not used": at("/admin/images?used=no", calm),
      "uploads that failed": at("/admin/images", uploading),
      "an image": at("/admin/images", opened, calm),
      "an image, loading": at("/admin/images", held(one), opened),
      "an image, failed": adminAt("/admin/images", one, "failed", opened, shows("alert")),
      "an image, long texts": adminAt("/admin/images", /^image\./, long, opened, calm),
      "an image, used often": adminAt("/admin/images", one, manyUses, opened, calm),
      "an image without a name": at(
        "/admin/images",
        opened,
        (page) => page.getByRole("dialog").getByLabel("Name").fill(""),
        press("Save"),
      ),
      "an image that somebody changed": at(
        "/admin/images",
        refuse("image.change", 409, "conflict", "Somebody changed this image meanwhile"),
        opened,
        press("Save"),
        shows("alert"),
      ),
      "deleting an image": adminAt("/admin/images", one, unused, opened, press("Delete…")),
      "an image that is used by now": adminAt(
        "/admin/images",
        one,
        unused,
        refuse("image.remove", 422, "validation", "Something of the site uses this image"),
        opened,
        press("Delete…"),
        (page) => page.getByRole("button", { name: "Delete", exact: true }).click(),
        shows("alert"),
      ),
      "the library in an article": at("/admin/articles/2", library, calm),
      "the library in an article, loading": at("/admin/articles/2", held(list), library),
      "the library in an article, failed": adminAt(
        "/admin/articles/2",
        list,
        "failed",
        library,
        shows("alert"),
      ),
    },
  },
];
