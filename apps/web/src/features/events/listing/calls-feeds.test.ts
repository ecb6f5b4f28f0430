import { expect, it } from "vitest";
import { calendarFeed, newestFeed } from "./calls-feeds.ts";

it("feeds have the filters of the list, without its day and its order", () => {
  const calls = { profession: "Actor", pay: "paid", day: "2026-12-01", sort: "pay" };
  const list = { search: "mime", city: "pune", calls };
  expect(calendarFeed(list).path).toBe("/events.ics?search=mime&city=pune&profession=Actor&pay=paid");
  expect(newestFeed(list).path).toBe("/events.xml?search=mime&city=pune&profession=Actor&pay=paid");
  expect(newestFeed({ search: "", city: "" }).path).toBe("/events.xml");
});
