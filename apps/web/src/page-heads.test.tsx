import { capabilities } from "@callboard/contracts/capability";
import { describe, expect, it } from "vitest";
import { accountPages } from "#app/account-pages.tsx";
import { furtherPages } from "#app/further-pages.tsx";
import { routes } from "#app/routes.tsx";
import { render } from "./entry-server.tsx";
import { campaignDetails, eventDetails, eventPage } from "./test/events.ts";
import { failure } from "./test/fake-gateway.ts";
import { profilePage, publicProfile } from "./test/profiles.ts";
import { article, category, pageOf, tagPage } from "./test/stories.ts";

const origin = "https://callboard.in";
const { pagination } = pageOf([]);
const answers: Record<string, (input: { id?: number }) => unknown> = {
  "blog.list": () => pageOf([]),
  "blog.bySlug": () => article({ category: { id: 2, name: "Film", photo: null, show_on_header: true } }),
  "blog.byTag": () => ({ tag: tagPage(), articles: [], pagination }),
  "blog.byAuthor": () => ({ author: { name: "Asha Rao", slug: "asha-rao" }, articles: [], pagination }),
  "category.list": () => [category(2, "Film")],
  "event.list": () => eventPage([]),
  "event.get": ({ id }) => (id === 9 ? campaignDetails(9) : eventDetails(7)),
  "event.related": () => eventPage([]),
  "profile.get": () => publicProfile(),
  "profile.list": () => profilePage([]),
};

const open = (url: string, changes: typeof answers = {}) =>
  render({
    url,
    origin,
    host: "callboard.in",
    publicReads: ["category.list"],
    capabilities,
    now: "2026-11-21T09:00:00.000Z",
    call: async (path, input) => {
      const answer = { ...answers, ...changes }[path];
      if (!answer) throw failure("network");
      return answer(input as { id?: number });
    },
  });

/** By the path of the route: an address, what it is called, and its canonical form or null for what is private. */
const pages: Record<string, [url: string, title: string, canonical: string | null]> = {
  "/": ["/", "Callboard: auditions, events and stories from the stage", "/"],
  "/blog": ["/blog", "Blog: stories from the working stage | Callboard", "/blog"],
  "/blog/:slug": ["/blog/self-tape", "A good self-tape | Callboard", "/blog/self-tape"],
  "/blog/preview/:token": ["/blog/preview/a-token-of-a-preview-link", "Preview | Callboard", null],
  "/blog/tag/:tagName": ["/blog/tag/self-tape", "Self-tape advice | Callboard", "/blog/tag/self-tape"],
  "/blog/author/:author": [
    "/blog/author/asha-rao",
    "Articles by Asha Rao | Callboard",
    "/blog/author/asha-rao",
  ],
  "/:tagName": ["/self-tape", "Self-tape advice | Callboard", "/blog/tag/self-tape"],
  "/events": ["/events", "Auditions & Events | Callboard", "/events"],
  "/event/:id": ["/event/7", "Event 7 | Callboard", "/event/7"],
  "/crowdfunding": ["/crowdfunding", "Crowdfunding Requests | Callboard", "/crowdfunding"],
  "/Crowdfunding/:id": ["/crowdfunding/9", "Campaign 9 | Callboard", "/Crowdfunding/9"],
  "/profiles/:kind/:id": [
    "/profiles/artist/7",
    "Meher Contractor, Actor in Pune | Callboard",
    "/profiles/artist/7",
  ],
  "/claim-artist-profile": ["/claim-artist-profile", "Claim Your Artist Profile | Callboard", null],
  "/claim-agency-profile": ["/claim-agency-profile", "Claim Your Agency Profile | Callboard", null],
  "/directory": ["/directory", "Directory | Callboard", "/directory"],
  "/search": ["/search", "Search | Callboard", "/search"],
  "/create-event": ["/create-event", "Create Event | Callboard", "/create-event"],
  "/create-crowdfunding-request": [
    "/create-crowdfunding-request",
    "Create Crowdfunding Request | Callboard",
    "/create-crowdfunding-request",
  ],
  "/login": ["/login", "Sign In | Callboard", "/login"],
  "/register": ["/register", "Login / Register | Callboard", "/register"],
  "/verify-otp": ["/verify-otp", "Verify mobile number | Callboard", null],
  "/forgot-password": ["/forgot-password", "Reset your password | Callboard", null],
  "/account": ["/account", "Your account | Callboard", null],
  "/account/calls/:id": ["/account/calls/7", "Applications | Callboard", null],
  "/account/calls/drafts/:id": ["/account/calls/drafts/7", "Your draft | Callboard", null],
  "/account/calls/:id/edit": ["/account/calls/7/edit", "Edit your call | Callboard", null],
  "/account/applications/:id": ["/account/applications/7", "Your application | Callboard", null],
  "/account/messages": ["/account/messages", "Messages | Callboard", null],
  "/account/messages/many": ["/account/messages/many", "Write to applicants | Callboard", null],
  "/account/messages/:applicationId": ["/account/messages/7", "Messages | Callboard", null],
  "/account/notifications": ["/account/notifications", "Notifications | Callboard", null],
  "/account/settings": ["/account/settings", "Account settings | Callboard", null],
  "/account/email": ["/account/email", "Your new e-mail address | Callboard", null],
  "/account/bookmarks": ["/account/bookmarks", "Saved | Callboard", null],
  "/account/invitations": ["/account/invitations", "Invitations | Callboard", null],
  "/account/calls/:id/invitations": ["/account/calls/7/invitations", "Invited | Callboard", null],
  "/account/lists": ["/account/lists", "Lists | Callboard", null],
  "/account/lists/:id": ["/account/lists/1", "List | Callboard", null],
  "/account/searches": ["/account/searches", "Saved searches | Callboard", null],
  "/account/emails": ["/account/emails", "Notification settings | Callboard", null],
  "/account/poster/:kind": ["/account/poster/artist", "Your QR poster | Callboard", null],
  "/account/profile": ["/account/profile", "Your artist profile | Callboard", null],
  "/account/calls/:id/auditions": ["/account/calls/7/auditions", "Auditions | Callboard", null],
  "/account/calls/:id/auditions/new": [
    "/account/calls/7/auditions/new",
    "New audition day | Callboard",
    null,
  ],
  "/account/calls/:id/auditions/invite": [
    "/account/calls/7/auditions/invite",
    "Invite to an audition | Callboard",
    null,
  ],
  "/account/auditions/:id": ["/account/auditions/3", "Audition day | Callboard", null],
  "/account/auditions/:id/sheet": ["/account/auditions/3/sheet", "Day sheet | Callboard", null],
  "/account/team": ["/account/team", "Your team | Callboard", null],
  "/account/*": ["/account/no/such/page", "Page not found | Callboard", null],
  "/admin/*": ["/admin", "Page not found | Callboard", null],
  "/account/calls/:id/shortlists": ["/account/calls/7/shortlists", "Shared shortlists | Callboard", null],
  "/shortlist/shared": ["/shortlist/shared", "Shared shortlist | Callboard", null],
  "/unsubscribe/:token": ["/unsubscribe/7.4.h7Ka0pQ2mZr5tYb2LhV7cXe4", "Stop these mails | Callboard", null],
  "/privacy": ["/privacy", "Privacy Policy | Callboard", "/privacy"],
  "/terms": ["/terms", "Terms and Conditions | Callboard", "/terms"],
  "/how-we-check": ["/how-we-check", "How we check | Callboard", "/how-we-check"],
  "/contact": ["/contact", "Contact Us | Callboard", "/contact"],
  "/help": ["/help", "Help Center | Callboard", "/help"],
  "/404": ["/404", "Page not found | Callboard", null],
  "*": ["/no/such/page", "Page not found | Callboard", null],
};

describe("the head of a page", () => {
  it("is proved for every route", () => {
    expect(Object.keys(pages).sort()).toEqual(
      [...routes, ...accountPages, ...furtherPages].map(({ path }) => path).sort(),
    );
  });

  it.each(Object.entries(pages))(
    "of %s says what the page is, and whether it may be found",
    async (_path, page) => {
      const [url, title, canonical] = page;
      const { head } = await open(url);
      expect(head.title).toBe(title);
      expect(head.title.length).toBeLessThanOrEqual(65);
      expect(head.description.length).toBeGreaterThan(10);
      expect(head.description.length).toBeLessThanOrEqual(160);
      if (canonical === null) {
        expect(head.robots).toBe("noindex");
      } else {
        expect(head.robots).toBeUndefined();
        expect(head.canonical).toBe(origin + canonical);
      }
    },
  );

  it("tells what the page is about, and the way to it", async () => {
    const trailOf = async (url: string) => (await open(url)).head.trail?.map(({ path }) => path);
    expect((await open("/")).head.subject).toEqual({ kind: "site" });
    expect((await open("/blog/self-tape")).head.subject?.kind).toBe("article");
    expect((await open("/event/7")).head.subject?.kind).toBe("event");
    expect((await open("/Crowdfunding/9")).head.subject).toBeUndefined();
    expect(await trailOf("/blog/self-tape")).toEqual(["/blog", "/blog?category_id=2", "/blog/self-tape"]);
    expect(await trailOf("/self-tape")).toEqual(["/blog", "/blog/tag/self-tape"]);
    expect(await trailOf("/event/7")).toEqual(["/events", "/event/7"]);
    expect(await trailOf("/Crowdfunding/9")).toEqual(["/crowdfunding", "/Crowdfunding/9"]);
  });

  it.each([
    ["/blog/self-tape", "/share/article/self-tape.jpg"],
    ["/event/7", "/share/event/7.jpg"],
    ["/Crowdfunding/9", "/share/event/9.jpg"],
    ["/profiles/artist/7", "/share/artist/7.jpg"],
  ])("shows %s in shared links by %s", async (url, href) => {
    const { image } = (await open(url)).head;
    expect(image).toMatchObject({ href, width: 1200, height: 630 });
    expect(image?.alt).toBeTruthy();
  });

  it("prefers a picture that was made for sharing to the drawn one", async () => {
    const imageOf = async (share_preview_link: string) => {
      const blog = article({ featured_image: "/media/a.webp", share_preview_link });
      return (await open("/blog/self-tape", { "blog.bySlug": () => blog })).head.image?.href;
    };
    expect(await imageOf("/media/share.webp")).toBe("/media/share.webp");
    expect(await imageOf("/media/a.webp")).toBe("/share/article/self-tape.jpg");
  });

  it.each([
    ["/blog?category_id=2", ["/feed.xml?category_id=2"]],
    ["/", ["/feed.xml"]],
    ["/self-tape", ["/feed.xml?tag=self-tape"]],
    ["/blog/author/asha-rao", ["/feed.xml?author=asha-rao"]],
    [
      "/events?city=Pune&filter=past&search=mime",
      ["/events.ics?search=mime&city=pune", "/events.xml?search=mime&city=pune"],
    ],
  ])("of %s leads to the feeds %s", async (url, feeds) => {
    expect((await open(url)).head.feeds?.map(({ path }) => path)).toEqual(feeds);
  });
});

describe("a list", () => {
  it.each([
    ["/?category_id=2", "/blog?category_id=2"],
    ["/?page=2", "/blog?page=2"],
    ["/blog?page=1", "/blog"],
    ["/blog?page=2&utm_source=x&category_id=2", "/blog?category_id=2&page=2"],
    ["/self-tape?page=3", "/blog/tag/self-tape?page=3"],
    ["/blog/author/asha-rao?page=2", "/blog/author/asha-rao?page=2"],
    ["/events?page=2", "/events?page=2"],
    ["/events?city=pune&filter=upcoming&page=2", "/events"],
    ["/Crowdfunding?page=2", "/crowdfunding?page=2"],
  ])("at %s has one canonical address, %s", async (url, canonical) => {
    const { head } = await open(url);
    expect(head.canonical).toBe(origin + canonical);
    expect(head.robots).toBeUndefined();
  });

  it.each([
    "/?query=mime",
    "/blog?query=mime&category_id=2",
    "/events?search=mime",
    "/crowdfunding?search=a",
  ])("that is searched is not for indexes: %s", async (url) => {
    const { head } = await open(url);
    expect(head.robots).toBe("noindex");
    expect(head.canonical).toBeUndefined();
  });
});

describe("another way to write an address", () => {
  it.each([
    ["/BLOG/?page=2", "/blog?page=2"],
    ["/Event/7/?apply=1", "/event/7?apply=1"],
    ["/blog/tag/self-tape/", "/blog/tag/self-tape"],
    ["/Privacy", "/privacy"],
  ])("leads from %s to %s for good", async (url, redirect) => {
    expect(await open(url)).toMatchObject({ status: 301, redirect });
  });

  it.each(["/Crowdfunding", "/crowdfunding", "/Crowdfunding/9", "/crowdfunding/9"])(
    "%s works as it is",
    async (url) => {
      expect(await open(url)).toMatchObject({ status: 200 });
    },
  );
});

describe("a page of something that is gone", () => {
  const gone = () => {
    throw failure("not_found");
  };

  it.each([
    ["/blog/gone", "blog.bySlug"],
    ["/blog/tag/gone", "blog.byTag"],
    ["/gone", "blog.byTag"],
    ["/blog/author/gone", "blog.byAuthor"],
    ["/event/7", "event.get"],
    ["/Crowdfunding/9", "event.get"],
    ["/profiles/artist/7", "profile.get"],
  ])("%s is not found and not indexed", async (url, procedure) => {
    const { status, head } = await open(url, { [procedure]: gone });
    expect(status).toBe(404);
    expect(head.robots).toBe("noindex");
    expect(head.canonical).toBeUndefined();
  });
});
