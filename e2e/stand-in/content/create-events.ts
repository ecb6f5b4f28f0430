import { pictureOf } from "../pictures.ts";
import { cityNames, eventTexts, featuredTitles, venueNames } from "./events.ts";

type Named = { id: number; name: string };

const day = 86_400_000;
const tagNames = ["Paid", "Open to all", "Evenings", "Travel"];

/** The day that is `inDays` after today, `YYYY-MM-DD`. */
const dayIn = (today: Date, inDays: number) =>
  new Date(today.getTime() + inDays * day).toISOString().slice(0, 10);

/** Events and campaigns, which nothing in them tells apart; newest first. */
export function createEvents(today: Date, categories: readonly Named[]) {
  const events = eventTexts.map(([title, category, city, inDays, start, price, raised, about], index) => {
    const address_1 = `${index + 3} Station Road`;
    const eventCategory = categories[category] as Named;
    return {
      id: index + 1,
      title,
      description: `${about} Bring a pencil, two photographs and what you would like to be asked about.`,
      banner_photo: index % 8 === 7 ? null : pictureOf(index),
      description_photo: pictureOf(index + 1),
      start_date: dayIn(today, inDays),
      start_time: start,
      price,
      website: "https://example.org/call",
      venue_name: venueNames[index % venueNames.length] as string,
      present_city: cityNames[city] as string,
      address_1,
      contact_person: "Meera Pillai",
      contact_number: "9812300001",
      email: "calls@example.org",
      category_name: eventCategory.name,
      eventCategory,
      tags: [{ id: (index % tagNames.length) + 1, name: tagNames[index % tagNames.length] as string }],
      is_featured: featuredTitles.includes(title),
      address: `${address_1}, ${cityNames[city]}`,
      compensation: price,
      raised_so_far: raised,
    };
  });
  return events.reverse();
}
