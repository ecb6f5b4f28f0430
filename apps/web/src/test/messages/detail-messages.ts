import { vi } from "vitest";
import { campaignDetails, eventDetails, eventPage } from "../events.ts";
import { type Answers, failure, never } from "../fake-gateway.ts";
import { type Message, press, refusing } from "./message.ts";

const pages: readonly { at: string; answers: Answers }[] = [
  { at: "/event/7", answers: { "event.get": () => eventDetails(7) } },
  { at: "/Crowdfunding/9", answers: { "event.get": () => campaignDetails(9) } },
];
const nothingElse: Answers = {
  "event.related": () => eventPage([]),
  "contribution.ledger": () => ({
    raised_so_far: 0,
    supporters: 0,
    lines: [],
    pagination: eventPage([]).pagination,
  }),
};

function messagesOf({ at, answers }: (typeof pages)[number]): Message[] {
  const page = { at, answers: { ...nothingElse, ...answers } };
  return [
    { text: "Loading event details...", as: "text", at, answers: { "event.get": never } },
    { text: "No event found", as: "text", at, answers: refusing("event.get", failure("not_found")) },
    { ...page, text: "No upcoming events available", as: "text" },
    { ...page, text: "Share on Facebook", as: "text" },
    { ...page, text: "Share on Whatsapp", as: "text" },
    { ...page, text: "Copied!", as: "text", when: (user) => press(user, "Copy link") },
    {
      ...page,
      text: "Could not copy link",
      as: "toast",
      when: async (user) => {
        vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
        await press(user, "Copy link");
      },
    },
  ];
}

/** The pages of an event and of a campaign. */
export const detailMessages: Message[] = pages.flatMap(messagesOf);
