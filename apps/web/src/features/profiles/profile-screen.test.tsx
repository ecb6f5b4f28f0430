import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { creditOf, headshotOf } from "../../test/portfolios.ts";
import { publicProfile } from "../../test/profiles.ts";
import { renderAt } from "../../test/render-at.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

const notFound = "Sorry, the page or content you are looking for does not exist.";

function show(answers: Answers, kind = "artist", id = "7") {
  return renderAt(`/profiles/${kind}/${id}`, <ProfileScreen kind={kind} id={id} />, { answers });
}

describe("a profile's page", () => {
  it("shows the public fields, and the document's head", async () => {
    const { report } = show({ "profile.get": () => publicProfile() });
    expect(await screen.findByRole("heading", { level: 1, name: "Meher Contractor" })).toBeTruthy();
    for (const text of [
      "Street theatre first, then the stage.",
      "3 Years",
      "Mumbai, Nashik",
      "Six Lanterns",
      "2025",
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    const file = screen.getByRole("link", { name: "Résumé as PDF" });
    expect([file.getAttribute("href"), file.hasAttribute("download")]).toEqual(["/share/resume/7.pdf", true]);
    expect(screen.getByRole("link", { name: "Directory" }).getAttribute("href")).toBe("/#directory");
    expect(screen.queryByRole("heading", { name: "On the web" })).toBeNull();
    expect(report.head).toMatchObject({
      title: "Meher Contractor, Actor in Pune",
      description: "Street theatre first, then the stage.",
      canonical: "/profiles/artist/7",
    });
  });

  it("shows headshots, the résumé and what is open of the private details", async () => {
    const { report } = show({
      "profile.get": () =>
        publicProfile({
          headshots: [headshotOf(1), headshotOf(2)],
          credits: [creditOf("Rain", { company: "Tent" })],
          training: [{ course: "Clown", school: "Tent", year: "2019" }],
          skills: ["Stage combat"],
          languages: [{ name: "Marathi", level: "native" }],
          details: [{ field: "height", value: "168 cm" }],
          memberships: ["CINTAA"],
          measurements: [{ name: "shoe", value: "EU 39" }],
          links: [
            { name: "Showreel", url: "https://example.com/reel" },
            { name: "Odd", url: "javascript:alert(1)" },
          ],
          away: [
            { from: "2026-11-01", to: "2026-11-20" },
            { from: "2026-11-20", to: "2026-11-21" },
            { from: "2027-01-03", to: "2027-01-03" },
          ],
        }),
    });
    const credits = within(await screen.findByRole("region", { name: "Credits" }));
    expect(credits.getByText("The heron, Tent, Pune, Film")).toBeTruthy();
    expect(credits.queryByText("Six Lanterns")).toBeNull();
    for (const text of ["Clown", "Tent, 2019", "Stage combat", "Marathi, native", "Height", "168 cm"])
      expect(screen.getByText(text)).toBeTruthy();
    for (const text of ["CINTAA", "Shoe size", "EU 39", "20 Nov 2026 to 21 Nov 2026", "03 Jan 2027"])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByText(/01 Nov 2026/)).toBeNull();
    const link = screen.getByRole("link", { name: /^Showreel/ });
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual([
      "https://example.com/reel",
      "noopener noreferrer nofollow ugc",
    ]);
    expect(screen.queryByText("Odd")).toBeNull();
    expect(
      screen.getAllByRole("img", { name: /^Portrait/ }).map((image) => image.getAttribute("alt")),
    ).toEqual(["Portrait 2"]);
    expect(report.head?.subject).toMatchObject({ kind: "profile" });
  });

  it("has no word of what is not shown, and the head neither", async () => {
    const nothing = { present_city: null, about: null, travel_cities: null, experience: null };
    const none = { project_name: null, character_name: null, project_year: null, project_city: null };
    const { report } = show({
      "profile.get": () => publicProfile({ ...nothing, ...none, ready_to_travel: null }),
    });
    await screen.findByRole("heading", { level: 1, name: "Meher Contractor" });
    for (const label of [
      "Experience",
      "Present city",
      "Often travels to",
      "Ready to travel for work",
      "Credits",
    ])
      expect(screen.queryByText(label)).toBeNull();
    expect(report.head).toMatchObject({
      title: "Meher Contractor, Actor",
      description: "Meher Contractor on the board: Actor.",
    });
  });

  it("asks what a viewer sees besides, and says why they see it", async () => {
    signIn();
    const details = [{ field: "height", value: "168 cm" }];
    const { calls } = show({
      "profile.get": () => publicProfile(),
      "portfolio.seen": () => ({ reader: "poster", profile: { ...publicProfile(), details } }),
    });
    expect(await screen.findByText("168 cm")).toBeTruthy();
    expect(screen.getByText(/^You see this profile as a poster/)).toBeTruthy();
    expect(calls.map(({ path }) => path)).toContain("portfolio.seen");
    localStorage.clear();
  });

  it("names who works for an agency, and says how many applications it answered in time", async () => {
    const agency = { people: ["Asha Rao", "Kabir Shah"], answers: { in_time: 12, of: 14 } };
    show({ "profile.get": () => publicProfile({ kind: "agency", agency }) }, "agency");
    expect((await screen.findByText("People")).nextSibling?.textContent).toBe("Asha Rao, Kabir Shah");
    const share = screen.getByText("Answered by the promised day").nextSibling;
    expect(share?.textContent).toBe("12 of 14 applications");
  });

  it("says nothing of answers that were not promised yet", async () => {
    const agency = { people: [], answers: null };
    show({ "profile.get": () => publicProfile({ kind: "agency", agency }) }, "agency");
    await screen.findByText("Present city");
    expect(screen.queryByText("People")).toBeNull();
    expect(screen.queryByRole("link", { name: "Résumé as PDF" })).toBeNull();
    expect(screen.queryByText("Answered by the promised day")).toBeNull();
  });

  it("links to an agency's URLs, but only http(s)", async () => {
    const addresses = { website_address: "https://callboard.in", youtube_address: "javascript:alert(1)" };
    show({ "profile.get": () => publicProfile({ kind: "agency", ...addresses }) }, "agency");
    const website = await screen.findByRole("link", { name: /^Website/ });
    expect(website.getAttribute("href")).toBe("https://callboard.in");
    expect(website.getAttribute("rel")).toContain("nofollow");
    expect(screen.queryByRole("link", { name: /YouTube/ })).toBeNull();
  });

  it("loads nothing of a clip's site before Play is pressed, and then its player alone", async () => {
    const clips = [
      { title: "Showreel", kind: "reel" as const, url: "https://youtu.be/dQw4w9WgXcQ" },
      { title: "Elsewhere", kind: "scene" as const, url: "https://evil.example/watch?v=dQw4w9WgXcQ" },
    ];
    const { user } = show({ "profile.get": () => publicProfile({ clips }) });
    const section = within(await screen.findByRole("region", { name: "Clips" }));
    expect(section.getAllByRole("listitem")).toHaveLength(1);
    expect(document.body.innerHTML).not.toMatch(/<iframe|<img[^>]*youtube|preconnect/);
    const page = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    expect(section.getByRole("link", { name: /Open on YouTube/ }).getAttribute("href")).toBe(page);
    await user.click(section.getByRole("button", { name: /^Play Showreel/ }));
    const frame = section.getByTitle<HTMLIFrameElement>("Showreel, YouTube");
    expect(frame.src).toBe("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0");
    expect(frame.getAttribute("sandbox")).not.toContain("top-navigation");
    expect(document.activeElement).toBe(frame);
  });

  it.each([
    ["director", "7"],
    ["artist", "se_ven"],
    ["artist", "se%76en"],
    ["artist", "m\u0435her"],
    ["artist", "7".repeat(20)],
    ["artist", "x".repeat(5_000)],
    ["artist", "0"],
    ["artist", "007"],
  ])("is not found at /profiles/%s/%s, without fetching", (kind, id) => {
    const { report, calls } = show({}, kind, id);
    expect(screen.getByText(notFound)).toBeTruthy();
    expect(report.status).toBe(404);
    expect(calls).toEqual([]);
  });

  it("is asked for by its slug, in small letters", async () => {
    const profile = publicProfile({ slug: "meher-contractor" });
    const { report, calls } = show({ "profile.get": () => profile }, "artist", "meher-contractor");
    expect(await screen.findByRole("heading", { level: 1, name: "Meher Contractor" })).toBeTruthy();
    expect(calls).toMatchObject([{ input: { kind: "artist", id: "meher-contractor" } }]);
    expect(report).toMatchObject({
      status: 200,
      head: {
        canonical: "/profiles/artist/meher-contractor",
        image: { href: "/share/artist/meher-contractor.jpg" },
      },
    });
    expect(report.redirect).toBeUndefined();
  });

  it.each(["7", "meher", "Meher-Contractor"])("leads from %s to its present address", async (id) => {
    const profile = publicProfile({ slug: "meher-contractor" });
    const { report } = show({ "profile.get": () => profile }, "artist", id);
    await screen.findByRole("heading", { level: 1, name: "Meher Contractor" });
    // In a browser, each rendering after that says the status of what is shown.
    expect(report.redirect).toBe("/profiles/artist/meher-contractor");
  });

  it("has no slug where the upstream has none", async () => {
    const { report, calls } = renderAt("/profiles/artist/meher", <ProfileScreen kind="artist" id="meher" />, {
      answers: {},
      offered: ["profiles"],
    });
    expect(screen.getByText(notFound)).toBeTruthy();
    expect([report.status, calls]).toEqual([404, []]);
  });

  it("is not found when unclaimed", async () => {
    const { report } = show({
      "profile.get": () => {
        throw failure("not_found");
      },
    });
    expect(await screen.findByText(notFound)).toBeTruthy();
    expect(report.status).toBe(404);
  });

  it("shows a loading state, and offers Retry after a failure", async () => {
    show({ "profile.get": never });
    expect(screen.getByText("Loading profile...")).toBeTruthy();
    let isDown = true;
    const { user, report } = show({
      "profile.get": () => {
        if (isDown) throw failure("upstream");
        return publicProfile();
      },
    });
    await screen.findByText("This profile could not be loaded");
    expect(report.status).toBe(502);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Meher Contractor" })).toBeTruthy();
  });
});
