import type { EventKind } from "@callboard/contracts/event";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Answers } from "./fake-gateway.ts";

export function photo(name: string, change: { type?: string; bytes?: number } = {}): File {
  const { type = "image/jpeg", bytes = 2_048 } = change;
  return new File([new Uint8Array(bytes)], name, { type });
}

/** The values of the event form, by label. */
export const eventAnswers = {
  Title: "Six Lanterns",
  Category: "Theatre",
  Tag: "street theatre",
  Description: "Two evenings of readings, then the parts are given out.",
  "Start date": "2026-12-05",
  Time: "18:30",
  "Venue name": "Old Mill",
  "Present city": "Mumbai",
  "Address 1": "4 Mill Lane",
  "Contact person": "Meher Contractor",
  "Event website": "prompt-desk.example.com",
  "Event price (Compensation)": "120.5",
  "Contact number": "98000 00005",
  "Email address": "meher@example.com",
  "Event photo": photo("banner.jpg"),
  "Description photo": photo("desk.png", { type: "image/png" }),
} as const;

/** The draft of the same values. */
export const eventDraft = {
  title: "Six Lanterns",
  category_id: "7",
  tags: "street theatre",
  description: "Two evenings of readings, then the parts are given out.",
  start_date: "2026-12-05",
  start_time: "18:30",
  venue_name: "Old Mill",
  present_city: "Mumbai",
  address_1: "4 Mill Lane",
  contact_person: "Meher Contractor",
  website: "https://prompt-desk.example.com",
  price: "120.50",
  contact_number: "9800000005",
  email: "meher@example.com",
};

/** Stores a draft of the form, as before a reload. */
export function leaveDraftOf(kind: EventKind, change: Partial<typeof eventDraft> = {}): void {
  sessionStorage.setItem(`draft:create-${kind}`, JSON.stringify({ ...eventDraft, ...change }));
}

/** The values of the campaign form; its date may be in the past. */
export const campaignAnswers = {
  Title: "Light for the Mill",
  Category: "Theatre",
  Tag: "stage lights",
  Description: "Six lanterns and the wires between them.",
  "Start date": "2020-01-05",
  "Start time": "18:30",
  "Venue name": "Old Mill",
  "Present city": "Mumbai",
  "Address 1": "4 Mill Lane",
  "Contact person": "Meher Contractor",
  "Event website": "https://prompt-desk.example.com",
  "Event price (Target)": "1,200",
  "Contact number": "9800000005",
  "Email address": "meher@example.com",
  "Event photo": photo("banner.jpg"),
  "Description photo": photo("desk.png", { type: "image/png" }),
} as const;

/** Fills in fields by label; fields without a value stay untouched. */
export async function fillIn(
  user: UserEvent,
  answers: Readonly<Record<string, string | File>>,
): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    if (answer === "") continue;
    const field = screen.getByLabelText<HTMLInputElement>(
      new RegExp(`^${label.replace(/[()]/g, "\\$&")}( \\(optional\\))?$`),
    );
    if (answer instanceof File) await user.upload(field, answer);
    else if (field.tagName === "SELECT") await user.selectOptions(field, answer);
    else if (/^(date|time)$/.test(field.type)) await user.type(field, answer);
    else {
      await user.click(field);
      await user.paste(answer);
    }
    await user.tab();
  }
}

/** A fake gateway with the options of the form. */
export const formLists: Answers = {
  "event.categories": () => [
    { id: 4, name: "Dance" },
    { id: 7, name: "Theatre" },
  ],
  "reference.cities": () => [
    { id: 1, name: "London", country: "GB", time_zone: "Europe/London" },
    { id: 2, name: "Mumbai", country: "IN", time_zone: "Asia/Kolkata" },
  ],
};
