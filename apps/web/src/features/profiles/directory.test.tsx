import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { profilePage, profileSummary, profilesFrom } from "../../test/profiles.ts";
import { renderAt } from "../../test/render-at.tsx";
import { Directory } from "./directory.tsx";

function show(answers: Answers, address = "/") {
  return renderAt(address, <Directory />, { answers });
}

describe("the directory", () => {
  it("shows profiles as links with profession and city", async () => {
    show({ "profile.list": () => profilePage(profilesFrom(1, 3)) });
    const directory = await screen.findByRole("region", { name: "Directory" });
    const cards = await within(directory).findAllByRole("article");
    expect(cards).toHaveLength(3);
    const second = within(cards[1] as HTMLElement);
    expect(second.getByRole("link", { name: "Person 2" }).getAttribute("href")).toBe("/profiles/artist/2");
    expect(second.getByText("Actor")).toBeTruthy();
    expect(second.getByText("Pune")).toBeTruthy();
  });

  it("filters by agencies in the URL, and keeps other search params", async () => {
    const { user, calls } = show(
      {
        "profile.list": ({ kind }: { kind?: string }) =>
          profilePage([profileSummary(1, { name: kind ?? "All" })]),
      },
      "/?query=mime&profiles=2",
    );
    await screen.findByRole("link", { name: "All" });
    await user.click(screen.getByRole("link", { name: "Agencies" }));
    expect(await screen.findByRole("link", { name: "agency" })).toBeTruthy();
    expect(screen.getByTestId("address").textContent).toBe("/?query=mime&kind=agency");
    expect(screen.getByRole("link", { name: "Agencies" }).getAttribute("aria-current")).toBe("true");
    expect(calls.at(-1)?.input).toMatchObject({ kind: "agency", limit: 12, page: 1 });
  });

  it("loads more and focuses the first new profile", async () => {
    const { user } = show({
      "profile.list": ({ cursor }: { cursor?: string }) =>
        cursor ? profilePage(profilesFrom(13, 14)) : profilePage(profilesFrom(1, 12), "next"),
    });
    await user.click(await screen.findByRole("link", { name: "Load More" }));
    const first = await screen.findByRole("link", { name: "Person 13" });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(screen.getAllByRole("article")).toHaveLength(14);
    expect(screen.queryByRole("link", { name: "Load More" })).toBeNull();
    // The URL follows a moment after the list.
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/?profiles=2"));
  });

  it("has a loading and an empty state", async () => {
    show({ "profile.list": never });
    expect(screen.getByText("Loading profiles...")).toBeTruthy();
    show({ "profile.list": () => profilePage([]) });
    expect(await screen.findByText("No profiles found")).toBeTruthy();
  });

  it("offers Retry in place when it cannot be loaded", async () => {
    let isDown = true;
    const { user, toasts, report } = show({
      "profile.list": () => {
        if (isDown) throw failure("upstream");
        return profilePage(profilesFrom(1, 1));
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Profiles could not be loaded");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: "Person 1" })).toBeTruthy();
    expect(toasts).toEqual([]);
    expect(report.status).toBe(200);
  });
});
