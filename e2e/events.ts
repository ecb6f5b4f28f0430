import { createReadStream } from "node:fs";
import { fileURLToPath } from "node:url";
import { mutate, tokenOf } from "./account.ts";
import { expect, open, type Page } from "./journey.ts";

const photoOf = (name: string) =>
  fileURLToPath(new URL(`../packages/demo/src/images/${name}-1440.webp`, import.meta.url));

/** Two real photos. */
export const photos = { banner: photoOf("six-lanterns-in-a-school-hall"), detail: photoOf("advert") };

/** A date some days ahead, in the format of date inputs. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const texts = {
  Tag: "open call",
  Description: "We look for six people who can carry a tune and a ladder. Bring shoes that may get dusty.",
  "Venue name": "Old Mill Hall",
  "Address 1": "12 Mill Lane",
  "Contact person": "Asha Rao",
  "Event website": "example.com/open-call",
  "Contact number": "0005550199",
  "Email address": "asha@example.com",
};

type Form = { title: string; date?: string; time?: string; price?: string; category?: string };

/** Fills in the form of an event or campaign, which must be open. */
export async function fillEvent(
  page: Page,
  { title, date = dayAhead(30), time = "18:30", price = "120", category = "Theatre" }: Form,
) {
  const main = page.getByRole("main");
  await main.getByLabel("Event photo").setInputFiles(photos.banner);
  await main.getByLabel("Description photo").setInputFiles(photos.detail);
  await main.getByLabel("Title", { exact: true }).fill(title);
  await main.getByLabel("Category").selectOption({ label: category });
  for (const [label, text] of Object.entries(texts)) await main.getByLabel(label, { exact: true }).fill(text);
  await main.getByLabel("Start date").fill(date);
  await main.getByLabel(/^(Start )?time/i).fill(time);
  await main.getByLabel("Present city").selectOption("Mumbai");
  await main.getByLabel(/price/i).fill(price);
}

/** Posts an event by its form as the signed-in user, and opens its page. */
export async function postEventByForm(page: Page, title: string) {
  await open(page, "/create-event");
  await fillEvent(page, { title });
  await page.getByRole("button", { name: "Post Event" }).click();
  await expect(page).toHaveURL(/\/events$/);
  const list = page.getByRole("region", { name: "All auditions & events" });
  await list.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Posts an event as the signed-in user without the form, and opens its page: what journeys about something else begin with. */
export async function postEvent(page: Page, title: string) {
  const sent = {
    multipart: {
      ...{ title, category_id: 1, tags: texts.Tag, description: texts.Description },
      ...{ venue_name: texts["Venue name"], address_1: texts["Address 1"], present_city: "Mumbai" },
      ...{
        contact_person: texts["Contact person"],
        website: `https://${texts["Event website"]}`,
        price: "120",
      },
      ...{ contact_number: texts["Contact number"], email: texts["Email address"] },
      ...{ start_date: dayAhead(30), start_time: "18:30" },
      banner_photo: createReadStream(photos.banner),
      description_photo: createReadStream(photos.detail),
    },
  };
  const { id } = await mutate<{ id: number }>(page, "event.create", sent, await tokenOf(page));
  await open(page, `/event/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}
