import type { DirectoryCounts } from "@callboard/contracts/directory";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { profilePage, profileSummary, profilesFrom } from "../../../test/profiles.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { DirectoryScreen } from "./directory-screen.tsx";

const value = (text: string, count: number, is_more = false) => ({ value: text, count, is_more });
const counts: DirectoryCounts = {
  total: { count: 500, is_more: true },
  facets: {
    profession: [value("Actor", 412, true), value("Singer", 3)],
    city: [value("Pune", 9), value("Goa", 2)],
    travel: [value("yes", 40)],
    ...{ age: [], gender: [], skill: [], experience: [], reel: [], language: [value("Hindi", 30)] },
  },
};

function show(address = "/directory", answers: Answers = {}) {
  const list = ({ cursor, search }: { cursor?: string; search?: string }) => {
    if (search === "nothing") return profilePage([]);
    if (search) return profilePage([profileSummary(50, { name: `About ${search}` })]);
    return cursor ? profilePage(profilesFrom(13, 14)) : profilePage(profilesFrom(1, 12), "next");
  };
  const all = { "profile.list": list, "profile.counts": () => counts, ...answers };
  return renderAt(address, <DirectoryScreen />, { answers: all });
}
const address = () => screen.getByTestId("address").textContent;
const facet = (name: string) => within(screen.getByRole("region", { name }));

describe("the page of the directory", () => {
  it("saves what it is narrowed to, without its order, and nothing where it shows all", async () => {
    signIn();
    const { user, calls } = show(
      "/directory?kind=artist&profession=Actor&travel=yes&search=lear&sort=updated",
      {
        "savedSearch.createOfProfiles": () => ({ id: 1 }),
      },
    );
    await user.click(await screen.findByRole("button", { name: "Save this search" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save this search" }));
    const name = dialog.getByLabelText<HTMLInputElement>(/^Name/).value;
    expect(name).toBe("“lear”, Artists, Actor, Ready to travel");
    await user.click(dialog.getByRole("button", { name: "Save search" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(calls.find(({ path }) => path === "savedSearch.createOfProfiles")?.input).toEqual({
      ...{ name, rhythm: "at_once" },
      filter: { kind: "artist", search: "lear", profession: "Actor", travel: "yes" },
    });
  });

  it("offers no saving where it shows everybody", async () => {
    show("/directory?sort=updated");
    await screen.findAllByRole("article");
    expect(screen.queryByRole("button", { name: "Save this search" })).toBeNull();
  });

  it("shows profiles, how many there are, and each facet's values with counts", async () => {
    show();
    expect(await screen.findAllByRole("article")).toHaveLength(12);
    expect(screen.getByRole("heading", { level: 1, name: "Directory" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "500+ profiles" })).toBeTruthy();
    const links = facet("Profession").getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(["Actor 412+", "Singer 3"]);
    expect(facet("Travel").getByRole("link").textContent).toBe("Ready to travel 40");
    expect(screen.queryByRole("region", { name: "Gender" })).toBeNull();
  });

  it("chooses and takes away values in the URL, each of a facet in place of the other", async () => {
    const { user, calls } = show("/directory?page=3&profession=Actor");
    await user.click((await screen.findByRole("link", { name: /^Goa/ })) as HTMLElement);
    expect(address()).toBe("/directory?profession=Actor&city=Goa");
    await user.click(facet("Profession").getByRole("link", { name: /Singer/ }));
    expect(address()).toBe("/directory?profession=Singer&city=Goa");
    const chosen = { profession: "Singer", city: "Goa", page: 1, limit: 12, sort: "newest" };
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ profession: "Singer", city: "Goa" }));
    const lists = calls.filter(({ path }) => path === "profile.list");
    expect(lists.at(-1)?.input).toMatchObject(chosen);
    const singer = facet("Profession").getByRole("link", { name: /Singer/ });
    expect(singer.getAttribute("aria-current")).toBe("true");
    await user.click(singer);
    expect(address()).toBe("/directory?city=Goa");
  });

  it("takes a chosen filter away by its chip, and focuses the results", async () => {
    const { user } = show("/directory?city=Pune&travel=yes&search=lear");
    const chips = within(await screen.findByRole("list", { name: "Chosen filters" }));
    await user.click(chips.getByRole("link", { name: "Remove Pune" }));
    expect(address()).toBe("/directory?search=lear&travel=yes");
    expect(document.activeElement?.textContent).toBe("500+ profiles");
    await user.click(chips.getByRole("link", { name: "Clear all" }));
    expect(address()).toBe("/directory");
  });

  it("takes a day on which those are left out who are away, and takes it away again by its chip", async () => {
    const { user, calls } = show("/directory?city=Pune&page=2&sort=updated");
    const day = await screen.findByLabelText<HTMLInputElement>("Available on");
    const sent = new FormData(day.form ?? undefined);
    expect(Object.fromEntries(sent)).toEqual({ city: "Pune", sort: "updated", available: "" });
    fireEvent.change(day, { target: { value: "2027-05-03" } });
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(address()).toBe("/directory?city=Pune&available=2027-05-03&sort=updated");
    await waitFor(() => {
      for (const path of ["profile.list", "profile.counts"]) {
        const input = calls.findLast((call) => call.path === path)?.input;
        expect(input).toMatchObject({ city: "Pune", available: "2027-05-03" });
      }
    });
    await user.click(screen.getByRole("link", { name: "Remove Available on 03 May 2027" }));
    expect(address()).toBe("/directory?city=Pune&sort=updated");
    expect(screen.getByLabelText<HTMLInputElement>("Available on").value).toBe("");
  });

  it.each(["2027-02-30", "0000-01-01", "tomorrow", "2027-05-03T10:00", ""])(
    "takes %j for no day",
    async (day) => {
      const { calls } = show(`/directory?available=${day}`);
      await screen.findByLabelText("Available on");
      expect(calls.every(({ input }) => (input as { available?: string }).available === undefined)).toBe(
        true,
      );
    },
  );

  it("keeps what is chosen in a search, a kind and an order", async () => {
    const { user } = show("/directory?city=Pune");
    await user.type(screen.getByRole("searchbox", { name: "Search the directory" }), "mime{Enter}");
    expect(address()).toBe("/directory?search=mime&city=Pune");
    expect(await screen.findByRole("link", { name: "About mime" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Artists" }));
    await user.click(screen.getByRole("link", { name: "Recently changed" }));
    expect(address()).toBe("/directory?kind=artist&search=mime&city=Pune&sort=updated");
    expect(screen.getByRole("link", { name: "Recently changed" }).getAttribute("aria-current")).toBe("true");
  });

  it("opens the facets by a button on narrow screens, which says how many are chosen", async () => {
    const { user } = show("/directory?city=Pune&travel=yes");
    const button = await screen.findByRole("button", { name: "Filters (2)" });
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await user.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
    expect(panel?.className).not.toContain("max-lg:hidden");
  });

  it("says that nobody has all of it, and shows everybody at once", async () => {
    show("/directory?search=nothing&city=Pune");
    expect(await screen.findByText("No profiles found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/directory");
  });

  it("says what may have been meant, and what sounds the same where the text finds something", async () => {
    const spellings = [
      { search: "meera", is_variant: true },
      { search: "mina", is_variant: false },
    ];
    const answers = { "spelling.list": () => ({ spellings }) };
    const { unmount } = show("/directory?search=nothing&city=Pune&kind=artist&sort=updated", answers);
    const meant = await screen.findByRole("link", { name: "meera" });
    expect(meant.getAttribute("href")).toBe("/directory?search=meera&sort=updated");
    expect(meant.closest("p")?.textContent).toBe("Did you mean meera or mina?");
    unmount();
    show("/directory?search=mira", answers);
    expect((await screen.findByRole("link", { name: "meera" })).closest("p")?.textContent).toBe(
      "Also spelt meera",
    );
    expect(screen.queryByRole("link", { name: "mina" })).toBeNull();
  });

  it("keeps a search out of indexes, and names one address for every filter", () => {
    const { report, unmount } = show("/directory?city=Pune&page=2");
    expect(report.head).toMatchObject({ title: "Directory", canonical: "/directory" });
    unmount();
    expect(show("/directory?search=lear").report.head).toMatchObject({ robots: "noindex" });
  });

  it("has a loading state, and lists profiles where they cannot be counted", async () => {
    show("/directory", { "profile.list": never, "profile.counts": never }).unmount();
    show("/directory", {
      "profile.counts": () => {
        throw failure("upstream");
      },
    });
    expect(await screen.findAllByRole("article")).toHaveLength(12);
    expect(screen.getByRole("heading", { level: 2, name: "Profiles" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("offers Retry in place, and has the status of the failure, when profiles cannot be loaded", async () => {
    let isDown = true;
    const { user, report } = show("/directory", {
      "profile.list": () => {
        if (isDown) throw failure("upstream");
        return profilePage(profilesFrom(1, 1));
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Profiles could not be loaded");
    expect(report.status).toBe(502);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: "Person 1" })).toBeTruthy();
  });
});
