import type { PageHead } from "@callboard/contracts/rendering";
import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { blogOf } from "../../test/fixtures.ts";
import { eventDetails } from "../../test/fixtures-event.ts";
import { describePage } from "./document-head.ts";

const origin = "https://callboard.in";
const plain: PageHead = { title: "Stories", description: "All of them", canonical: `${origin}/blog` };

const hostileTitles = [
  `He said "go" & 'come' <b>now</b> &amp; &lt;`,
  "</title></script><script>alert(1)</script>",
  "<!-- <script> --> ]]> <!--<script>",
  "\u{1F3AD} मुंबई שלום \u202Eevil\u202C \u2028\u2029",
  "One line\nanother\ttab",
  "$& $1 $` {{x}} \\u003c",
];

/** The head as a browser reads it. */
function read(head: PageHead) {
  const $ = load(`<!doctype html><html><head>${describePage(head, origin)}</head><body></body></html>`);
  const blocks = $('script[type="application/ld+json"]').toArray();
  const meta = (name: string) => $(`meta[name="${name}"],meta[property="${name}"]`).attr("content");
  const link = (rel: string) => $(`link[rel="${rel}"]`).attr("href");
  const things = blocks.flatMap((block) => JSON.parse($(block).text())["@graph"]);
  const thing = (type: string) => things.find((one) => one["@type"] === type);
  return { $, meta, link, things, thing };
}

describe("the head of a page", () => {
  it("says what the page is to search engines and shared links, with the site's picture", () => {
    const { $, meta, link, things } = read(plain);
    expect($("title").text()).toBe("Stories");
    expect(meta("description")).toBe("All of them");
    expect(link("canonical")).toBe(`${origin}/blog`);
    expect(meta("robots")).toBeUndefined();
    expect(meta("og:title")).toBe("Stories");
    expect(meta("og:description")).toBe("All of them");
    expect(meta("og:image")).toBe(`${origin}/share/callboard.jpg`);
    expect(meta("og:image:alt")).toBe("Callboard");
    expect(meta("og:url")).toBe(`${origin}/blog`);
    expect(meta("og:type")).toBe("website");
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(things).toEqual([]);
  });

  it("shows the page's own picture, and the site's where its address is none", () => {
    const image = { href: "/share/event/1.jpg", alt: "Chorus", width: 1200, height: 630 };
    const { meta } = read({ ...plain, image });
    expect(meta("og:image")).toBe(`${origin}/share/event/1.jpg`);
    expect([meta("og:image:width"), meta("og:image:height")]).toEqual(["1200", "630"]);
    expect(read({ ...plain, image: { href: "https://", alt: "" } }).meta("og:image")).toContain(
      "callboard.jpg",
    );
  });

  it("leads to feeds", () => {
    const feeds = [
      { format: "rss" as const, title: "Articles", path: "/feed.xml?tag=a" },
      { format: "calendar" as const, title: "Events", path: "/events.ics" },
    ];
    const { $ } = read({ ...plain, feeds });
    const found = $('link[rel="alternate"]')
      .toArray()
      .map(({ attribs }) => [attribs.type, attribs.href]);
    expect(found).toEqual([
      ["application/rss+xml", `${origin}/feed.xml?tag=a`],
      ["text/calendar", `${origin}/events.ics`],
    ]);
  });

  it.each(hostileTitles)("gives back exactly what it was given: %j", (text) => {
    const article = blogOf(1, { title: text, short_content: text, category_name: text });
    const { $, meta, link, thing } = read({
      title: text,
      description: text,
      robots: text,
      canonical: `${origin}/blog/x`,
      image: { href: "/a.jpg", alt: text },
      subject: { kind: "article", article },
      trail: [{ name: text, path: "/blog/x" }],
      feeds: [{ format: "rss", title: text, path: "/feed.xml" }],
    });
    expect($("title")).toHaveLength(1);
    expect($("title").text()).toBe(text);
    for (const name of [
      "description",
      "robots",
      "og:title",
      "og:description",
      "og:image:alt",
      "article:section",
    ]) {
      expect(meta(name)).toBe(text);
    }
    expect($('link[rel="alternate"]').attr("title")).toBe(text);
    expect(link("canonical")).toBe(`${origin}/blog/x`);
    expect(thing("BlogPosting")).toMatchObject({ headline: text, description: text, articleSection: text });
    expect(thing("BreadcrumbList").itemListElement[1].name).toBe(text);
    expect($("script")).toHaveLength(1);
    expect($("body").html()).toBe("");
  });
});

describe("structured data", () => {
  it("presents the site on the front page", () => {
    const { thing } = read({ ...plain, subject: { kind: "site" } });
    expect(thing("Organization")).toMatchObject({
      name: "Callboard",
      url: `${origin}/`,
      logo: expect.any(String),
    });
    expect(thing("WebSite")).toMatchObject({
      name: "Callboard",
      url: `${origin}/`,
      publisher: { "@id": thing("Organization")["@id"] },
    });
  });

  it("presents an article with its author and its day", () => {
    const { meta, thing } = read({ ...plain, subject: { kind: "article", article: blogOf(1) } });
    expect(thing("BlogPosting")).toMatchObject({
      headline: "Article 1",
      image: expect.stringMatching(/^https:/),
      datePublished: "2026-03-01T09:00:00.000Z",
      author: { "@type": "Person", name: "Callboard" },
      publisher: { "@type": "Organization", name: "Callboard" },
      keywords: ["Tag 1"],
      mainEntityOfPage: plain.canonical,
    });
    expect(meta("og:type")).toBe("article");
    expect(meta("article:published_time")).toBe("2026-03-01T09:00:00.000Z");
  });

  it("shows when an event of a night ends by the clocks of its city, which are set back meanwhile", () => {
    const night = { start_date: "2026-10-31", start_time: "22:00", end_time: "04:00" };
    const [time_zone, starts_at] = ["America/New_York", "2026-11-01T02:00:00.000Z"];
    const event = { ...eventDetails, ...night, time_zone, starts_at };
    expect(read({ ...plain, subject: { kind: "event", event } }).thing("Event")).toMatchObject({
      startDate: "2026-10-31T22:00:00-04:00",
      endDate: "2026-11-01T04:00:00-05:00",
    });
  });

  it.each([
    ["Asia/Kolkata", "2026-05-04T05:00:00.000Z", "2026-05-04T10:30:00+05:30", "2026-05-04T12:30:00+05:30"],
    ["Europe/London", "2026-05-04T09:30:00.000Z", "2026-05-04T10:30:00+01:00", "2026-05-04T12:30:00+01:00"],
    [
      "America/New_York",
      "2026-05-05T03:30:00.000Z",
      "2026-05-04T23:30:00-04:00",
      "2026-05-05T01:30:00-04:00",
    ],
    ["UTC", "2026-05-04T10:30:00.000Z", "2026-05-04T10:30:00+00:00", "2026-05-04T12:30:00+00:00"],
    ["Nowhere/Land", "2026-05-04T10:30:00.000Z", "2026-05-04T10:30:00.000Z", "2026-05-04T12:30:00.000Z"],
  ])("presents an event by the clocks of %s", (time_zone, starts_at, startDate, endDate) => {
    const event = { ...eventDetails, time_zone, starts_at };
    expect(read({ ...plain, subject: { kind: "event", event } }).thing("Event")).toMatchObject({
      name: event.title,
      startDate,
      endDate,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: {
        "@type": "Place",
        name: "Old Mill Hall",
        address: { streetAddress: "12 Mill Lane", addressLocality: "Mumbai" },
      },
      organizer: { name: "Asha Rao" },
    });
  });

  it("says of a call that it is cancelled", () => {
    const event = { ...eventDetails, status: "cancelled" as const };
    const thing = read({ ...plain, subject: { kind: "event", event } }).thing("Event");
    expect(thing.eventStatus).toBe("https://schema.org/EventCancelled");
  });

  it("tells the way to a page, each step with its whole address", () => {
    const trail = [
      { name: "Blog", path: "/blog" },
      { name: "Light", path: "/blog/light" },
    ];
    const { itemListElement } = read({ ...plain, trail }).thing("BreadcrumbList");
    const steps = itemListElement.map(({ position, name, item }: Record<string, unknown>) => [
      position,
      name,
      item,
    ]);
    expect(steps).toEqual([
      [1, "Callboard", `${origin}/`],
      [2, "Blog", `${origin}/blog`],
      [3, "Light", `${origin}/blog/light`],
    ]);
  });
});
