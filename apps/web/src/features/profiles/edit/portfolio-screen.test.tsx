import { audiencesOf } from "@callboard/contracts/audience";
import type { Portfolio } from "@callboard/contracts/portfolio";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../../test/claims.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { portfolioOf } from "../../../test/portfolios.ts";
import { publicProfile } from "../../../test/profiles.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { PortfolioScreen } from "./portfolio-screen.tsx";

const said = (message: string) => () => ({ message });
const whole = publicProfile({
  about: "Seen by all",
  details: [
    { field: "height", value: "168 cm" },
    { field: "weight", value: "60 kg" },
  ],
});
const previews: Record<string, object> = {
  owner: whole,
  poster: { ...whole, details: whole.details.slice(0, 1) },
  public: { ...whole, details: [] },
};

function show(portfolio: Portfolio | null = portfolioOf(), answers: Answers = {}) {
  return renderAt("/account/profile", <PortfolioScreen />, {
    route: "/account/profile",
    answers: {
      "portfolio.mine": () => portfolio,
      "portfolio.preview": ({ as }: { as: string }) => (portfolio ? previews[as] : null),
      ...answers,
    },
  });
}
const inputsOf = ({ calls }: ReturnType<typeof show>, path: string) =>
  calls.filter((call) => call.path === path).map(({ input }) => input);
const list = async (name: string) => within(await screen.findByRole("list", { name }));

beforeEach(() => {
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

describe("the page of one's own artist profile", () => {
  it("has a loading and an unclaimed state, and offers Retry where it fails", async () => {
    const loading = show(portfolioOf(), { "portfolio.mine": never });
    expect(screen.getByText("Loading your profile...")).toBeTruthy();
    loading.unmount();
    const unclaimed = show(null);
    const claim = await screen.findByRole("link", { name: "Claim your artist profile" });
    expect(claim.getAttribute("href")).toBe("/claim-artist-profile");
    unclaimed.unmount();
    let isDown = true;
    const { user } = show(portfolioOf(), {
      "portfolio.mine": () => {
        if (isDown) throw failure("upstream");
        return portfolioOf();
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Your profile could not be loaded");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { name: "Headshots" })).toBeTruthy();
  });

  it("says who sees each field, and saves all that was chosen", async () => {
    const shown = show(portfolioOf({ audiences: audiencesOf({ height: "posters" }) }), {
      "portfolio.setAudiences": said("Saved"),
    });
    const height = await screen.findByLabelText<HTMLSelectElement>(/^Height/);
    expect(height.value).toBe("posters");
    expect(screen.getByLabelText<HTMLSelectElement>(/^Weight/).value).toBe("nobody");
    expect(screen.getByLabelText<HTMLSelectElement>(/^About/).value).toBe("public");
    await shown.user.selectOptions(height, "Everybody");
    await shown.user.click(screen.getByRole("button", { name: "Save who sees what" }));
    await waitFor(() => expect(inputsOf(shown, "portfolio.setAudiences")).toHaveLength(1));
    expect(inputsOf(shown, "portfolio.setAudiences")).toEqual([
      { audiences: audiencesOf({ height: "public" }) },
    ]);
  });

  it("previews the profile as each of three readers", async () => {
    const { user } = show();
    const panel = async () => within(await screen.findByRole("tabpanel"));
    expect(await (await panel()).findByText("Seen by all")).toBeTruthy();
    expect((await panel()).queryByText("168 cm")).toBeNull();
    await user.click(screen.getByRole("tab", { name: "A poster I applied to" }));
    expect(await (await panel()).findByText("168 cm")).toBeTruthy();
    expect((await panel()).queryByText("60 kg")).toBeNull();
    await user.click(screen.getByRole("tab", { name: "Me" }));
    expect(await (await panel()).findByText("60 kg")).toBeTruthy();
    expect((await panel()).queryByRole("button", { name: /report/i })).toBeNull();
  });
});

describe("headshots", () => {
  it("are put into order by buttons: the first is the main one, and what was moved keeps the focus", async () => {
    const shown = show(portfolioOf(), { "portfolio.orderHeadshots": said("Order saved") });
    await shown.user.click(await screen.findByRole("button", { name: "Move Portrait 3 up" }));
    expect(await screen.findByText("Portrait 3: now 2 of 3")).toBeTruthy();
    await waitFor(() => expect(inputsOf(shown, "portfolio.orderHeadshots")).toEqual([{ ids: [1, 3, 2] }]));
    const first = (await list("Headshots")).getAllByRole("listitem")[0] as HTMLElement;
    expect(within(first).getByText("Main")).toBeTruthy();
  });

  it("are deleted once that was confirmed", async () => {
    const shown = show(portfolioOf(), { "portfolio.removeHeadshot": said("Headshot deleted") });
    await shown.user.click(await screen.findByRole("button", { name: "Delete Portrait 2" }));
    await shown.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(inputsOf(shown, "portfolio.removeHeadshot")).toEqual([{ id: 2 }]));
  });

  it("are no more than twelve", async () => {
    const headshots = Array.from({ length: 12 }, (_, index) => ({
      ...{ id: index + 1, address: "/media/a-1440.webp", alt: `Portrait ${index}` },
    }));
    show(portfolioOf({ headshots }));
    expect(await screen.findByText("You have 12 headshots. Delete one to add another.")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add a headshot" }).disabled).toBe(true);
  });
});

/** The page before a gateway that saves the résumé. */
function showSaving() {
  let { resume } = portfolioOf();
  return show(portfolioOf(), {
    "portfolio.mine": () => portfolioOf({ resume }),
    "portfolio.saveResume": (sent: Portfolio["resume"]) => {
      resume = { ...sent, version: sent.version + 1 };
      return { message: "Résumé saved" };
    },
  });
}

describe("the résumé", () => {
  it("has memberships, links, measurements and times away, each of which is saved", async () => {
    const shown = showSaving();
    const fill = async (
      button: string,
      fields: [label: string | RegExp, text: string][],
      choice?: string,
    ) => {
      await shown.user.click(await screen.findByRole("button", { name: button }));
      const dialog = within(await screen.findByRole("dialog"));
      if (choice) await shown.user.selectOptions(dialog.getByLabelText(/^Measurement/), choice);
      for (const [label, text] of fields)
        fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
      await shown.user.click(dialog.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    };
    await fill("Add a membership", [[/^Union/, "CINTAA"]]);
    await fill("Add a link", [
      [/^Name/, "Showreel"],
      [/^URL/, "https://example.com/reel"],
    ]);
    await fill("Add a measurement", [[/^Value/, "EU 39"]], "Shoe size");
    await fill("Add a time", [
      [/^First/, "2027-07-01"],
      [/^Last/, "2027-07-09"],
    ]);
    await waitFor(() => expect(inputsOf(shown, "portfolio.saveResume")).toHaveLength(4));
    expect(inputsOf(shown, "portfolio.saveResume").at(-1)).toMatchObject({
      memberships: ["CINTAA"],
      links: [{ name: "Showreel", url: "https://example.com/reel" }],
      measurements: [{ name: "shoe", value: "EU 39" }],
      away: [{ from: "2027-07-01", to: "2027-07-09" }],
    });
    expect(screen.getByText("01 Jul 2027 to 09 Jul 2027")).toBeTruthy();
  });

  it("saves each change with its version, one after the other", async () => {
    const shown = showSaving();
    await shown.user.click(await screen.findByRole("button", { name: "Move Rain up" }));
    await shown.user.type(screen.getByLabelText("Skill"), "Kathak{Enter}");
    await waitFor(() => expect(inputsOf(shown, "portfolio.saveResume")).toHaveLength(2));
    const [first, second] = inputsOf(shown, "portfolio.saveResume") as Portfolio["resume"][];
    expect(first?.credits.map(({ title }) => title)).toEqual(["Rain", "Six Lanterns"]);
    expect(second?.skills).toEqual(["Mime", "Kathak"]);
    expect([first?.version, second?.version]).toEqual([3, 4]);
  });

  it("puts back what was deleted where it stood, until something else is changed", async () => {
    const shown = showSaving();
    const titles = () =>
      inputsOf(shown, "portfolio.saveResume").map((sent) =>
        (sent as Portfolio["resume"]).credits.map(({ title }) => title),
      );
    await shown.user.click(await screen.findByRole("button", { name: "Delete Six Lanterns" }));
    const undo = await screen.findByRole("button", { name: "Undo deleting Six Lanterns" });
    expect(document.activeElement).toBe(undo);
    await shown.user.click(undo);
    await waitFor(() => expect(titles()).toEqual([["Rain"], ["Six Lanterns", "Rain"]]));
    expect((await screen.findByText("Six Lanterns is back.")).closest("[role=status]")).toBe(
      document.activeElement,
    );
    await shown.user.click(screen.getByRole("button", { name: "Delete Rain" }));
    await screen.findByRole("button", { name: "Undo deleting Rain" });
    await shown.user.click(screen.getByRole("button", { name: "Delete Mime" }));
    await shown.user.click(screen.getByRole("button", { name: "Undo deleting Mime" }));
    await shown.user.click(screen.getByRole("button", { name: "Add a credit" }));
    expect(screen.getByText("Mime is back.")).toBeTruthy();
  });

  it("offers no undo for what could not be deleted", async () => {
    const shown = show(portfolioOf(), {
      "portfolio.saveResume": () => {
        throw failure("upstream");
      },
    });
    await shown.user.click(await screen.findByRole("button", { name: "Delete Rain" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo deleting Rain" })).toBeNull());
    expect(screen.getByRole("button", { name: "Delete Rain" })).toBeTruthy();
  });

  it("says what was refused of a list whose form is closed", async () => {
    const error = vi.spyOn(notify, "error").mockImplementation(() => {});
    const { user } = show(portfolioOf(), {
      "portfolio.saveResume": () => {
        const refused = failure("validation");
        throw Object.assign(refused, { data: { ...refused.data, fields: { "clips.0.file": "It is gone" } } });
      },
    });
    await user.click(await screen.findByRole("button", { name: "Delete Rain" }));
    await waitFor(() => expect(error.mock.calls).toEqual([["Your résumé could not be saved: It is gone"]]));
  });

  it("says at its field what is wrong with an entry", async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole("button", { name: "Add a credit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add a credit" }));
    await shown.user.click(dialog.getByRole("button", { name: "Save" }));
    for (const text of ["Title is required", "Role is required", "Kind is required"])
      expect(await dialog.findByText(text)).toBeTruthy();
    expect(inputsOf(shown, "portfolio.saveResume")).toEqual([]);
  });

  it("keeps a clip by its address at its site, once, and says which sites there are", async () => {
    const shown = showSaving();
    const opened = async () => {
      await shown.user.click(await screen.findByRole("button", { name: "Add a clip" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Add a clip" }));
      fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: "Showreel" } });
      await shown.user.selectOptions(dialog.getByLabelText(/^Kind/), "Reel");
      const send = async (url: string) => {
        fireEvent.change(dialog.getByLabelText(/^URL/), { target: { value: url } });
        await shown.user.click(dialog.getByRole("button", { name: "Save" }));
      };
      return { dialog, send };
    };
    const { dialog, send } = await opened();
    await send("https://example.com/reel.mp4");
    const refused = "Must be a video or a track on YouTube, Vimeo or SoundCloud";
    expect(await dialog.findByText(refused)).toBeTruthy();
    await send("https://youtu.be/dQw4w9WgXcQ?t=9");
    const url = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
    expect(await screen.findByText(`Reel, ${url}`)).toBeTruthy();
    await waitFor(() =>
      expect(inputsOf(shown, "portfolio.saveResume")).toMatchObject([
        { clips: [{ title: "Showreel", kind: "reel", url }] },
      ]),
    );
    const again = await opened();
    await again.send(url);
    expect(await again.dialog.findByText("This clip is on your list")).toBeTruthy();
  });

  it("takes no skill twice", async () => {
    const { user } = show();
    await user.type(await screen.findByLabelText("Skill"), "mime{Enter}");
    expect(await screen.findByText("This skill is on your list")).toBeTruthy();
  });
});
