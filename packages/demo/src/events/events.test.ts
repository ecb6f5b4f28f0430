import { eventKinds } from "@callboard/contracts/event";
import { describe, expect, it } from "vitest";
import { demoAgencies } from "../people/agencies.ts";
import { demoArtists } from "../people/artists.ts";
import { demoAgencyAccount, demoArtistAccount } from "../people/demo-accounts.ts";
import { demoEventCategories } from "./event-categories.ts";
import { bannerOf, detailOf, eventImages } from "./event-images.ts";
import { toEventInput } from "./event-input.ts";
import { readEvents } from "./events.ts";
import { demoVenues } from "./venues.ts";

const now = new Date("2026-11-21T02:00:00.000Z");
const entries = readEvents();
const [calls, campaigns] = eventKinds.map((kind) => entries.filter((entry) => entry.kind === kind)) as [
  typeof entries,
  typeof entries,
];
const upcoming = calls.filter(({ in_days }) => in_days > 0);

describe("the demo's calls and campaigns", () => {
  it("are 120 and 24, each with its own name, title and text", () => {
    expect([calls.length, campaigns.length]).toEqual([120, 24]);
    for (const field of ["slug", "title", "description"] as const) {
      expect(new Set(entries.map((entry) => entry[field])).size, field).toBe(144);
    }
  });

  it("pass the forms that people fill in", () => {
    for (const entry of entries) {
      const input = toEventInput(entry, now, 1);
      expect(input, entry.slug).toMatchObject({ title: entry.title, present_city: entry.city });
    }
  });

  it("are told in 60 to 160 calm words", () => {
    for (const { slug, title, description } of entries) {
      const words = description.split(/\s+/).length;
      expect([words >= 60, words <= 160], `${slug}: ${words} words`).toEqual([true, true]);
      expect(`${title} ${description}`, slug).not.toMatch(/!|lorem/i);
    }
  });

  it("reach from half a year ago to seven months ahead, in the order of posting, application and beginning", () => {
    const days = entries.map(({ in_days }) => in_days);
    expect([Math.min(...days) >= -185, Math.max(...days) <= 215]).toEqual([true, true]);
    expect([upcoming.length > 75, calls.length - upcoming.length >= 30]).toEqual([true, true]);
    for (const { slug, in_days, days_ago, apply_days_before = 1, end_time, start_time } of entries) {
      expect(-days_ago, slug).toBeLessThan(in_days - apply_days_before);
      if (in_days > 0) expect(in_days, slug).toBeGreaterThan(apply_days_before);
      if (end_time) expect(end_time > start_time, slug).toBe(true);
    }
  });

  it("take place at every venue, and at no other", () => {
    expect(new Set(entries.map(({ venue_name }) => venue_name))).toEqual(new Set(Object.keys(demoVenues)));
  });

  it("are spread over every category, with a dozen of theatre to come", () => {
    for (const { slug } of demoEventCategories) {
      expect(upcoming.filter(({ category }) => category === slug).length, slug).toBeGreaterThanOrEqual(3);
    }
    const categories = new Set<string>(demoEventCategories.map(({ slug }) => slug));
    expect(entries.filter(({ category }) => !categories.has(category))).toEqual([]);
    expect(upcoming.filter(({ category }) => category === "theatre").length).toBeGreaterThanOrEqual(12);
    expect(upcoming.filter(({ is_featured }) => is_featured).length).toBeGreaterThanOrEqual(5);
    expect(campaigns.filter(({ is_featured }) => is_featured)).toHaveLength(5);
  });

  it("are posted by people of the directory", () => {
    const people = [demoArtistAccount, demoAgencyAccount, ...demoArtists, ...demoAgencies];
    const usernames = new Set(people.map(({ username }) => username));
    expect(entries.filter(({ posted_by }) => !usernames.has(posted_by))).toEqual([]);
    expect(upcoming.filter(({ posted_by }) => posted_by === "demo-agency").length).toBeGreaterThan(6);
  });

  it("ask for their images by name, some for one of a venue", () => {
    const images = eventImages();
    expect(new Set(images).size).toBe(images.length);
    expect(entries.flatMap((entry) => [bannerOf(entry), detailOf(entry)])).toSatisfy((names: string[]) =>
      names.every((name) => images.includes(name)),
    );
    expect(entries.filter(({ has_detail_image }) => has_detail_image)).toHaveLength(30);
    expect(new Set(Object.values(demoVenues).map(({ image }) => image)).size).toBe(20);
  });
});
