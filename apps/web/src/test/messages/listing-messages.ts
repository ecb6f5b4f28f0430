import { eventPage } from "../events.ts";
import { failure, never } from "../fake-gateway.ts";
import { type Message, refusing } from "./message.ts";

const empty = eventPage([]);

/** The lists of events, campaigns and videos. */
export const listingMessages: Message[] = [
  { text: "Loading events...", as: "text", at: "/events", answers: { "event.list": never } },
  { text: "No events found.", as: "text", at: "/events", answers: { "event.list": () => empty } },
  { text: "Loading videos...", as: "text", at: "/events", answers: { "video.list": never } },
  {
    text: "No videos found.",
    as: "text",
    at: "/events",
    answers: { "video.list": () => ({ videos: [], pagination: empty.pagination }) },
  },
  {
    text: "Failed to fetch cities",
    as: "toast",
    at: "/events",
    answers: refusing("reference.cities", failure("upstream")),
  },
  { text: "Loading events...", as: "text", at: "/crowdfunding", answers: { "event.list": never } },
  { text: "No events found.", as: "text", at: "/crowdfunding", answers: { "event.list": () => empty } },
];
