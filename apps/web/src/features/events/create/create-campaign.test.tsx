import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../../test/claims.ts";
import { campaignAnswers, fillIn, formLists, leaveDraftOf, photo } from "../../../test/event-form.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { CreateCampaignScreen } from "./create-campaign-screen.tsx";

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

beforeEach(signIn);

describe("Create Crowdfunding Request", () => {
  it("takes any date, asks for the target and for no closing date", () => {
    renderAt("/create-crowdfunding-request", <CreateCampaignScreen />, { answers: formLists });
    expect(field("Start date").min).toBe("");
    expect(field("Start time").min).toBe("");
    expect(screen.getByText("In euro: what the project needs in all.")).toBeDefined();
    expect(screen.queryByLabelText(/Apply by/)).toBeNull();
  });

  it("says that a moderator looks at it first", async () => {
    vi.spyOn(notify, "success").mockImplementation(() => {});
    leaveDraftOf("crowdfunding");
    const { user } = renderAt("/create-crowdfunding-request", <CreateCampaignScreen />, {
      answers: {
        ...formLists,
        "crowdfunding.create": () => ({ id: 81, title: "Six Lanterns", visibility: "waiting" }),
      },
    });
    await screen.findByRole("option", { name: "Theatre" });
    await user.upload(field("Event photo"), photo("banner.jpg"));
    await user.upload(field("Description photo"), photo("desk.png", { type: "image/png" }));
    await user.click(screen.getByRole("button", { name: "Post Event" }));
    await screen.findByRole("heading", { name: "“Six Lanterns” waits for a moderator" });
    expect(screen.queryByText(/pledge from now on/)).toBeNull();
  }, 20_000);

  it("stays on its page after posting, with an empty form and a link", async () => {
    vi.spyOn(notify, "success").mockImplementation(() => {});
    const { user, calls } = renderAt("/create-crowdfunding-request", <CreateCampaignScreen />, {
      answers: { ...formLists, "crowdfunding.create": () => ({ id: 81, title: "Light for the Mill" }) },
    });
    await screen.findByRole("option", { name: "Theatre" });
    await fillIn(user, campaignAnswers);
    expect(field("Event price (Target)").value).toBe("1200.00");
    await user.click(screen.getByRole("button", { name: "Post Event" }));
    const heading = await screen.findByRole("heading", { name: "“Light for the Mill” is on the board" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const link = screen.getByRole("link", { name: "View your campaign" });
    expect(link.getAttribute("href")).toBe("/Crowdfunding/81");
    expect([field("Title").value, screen.queryByText("banner.jpg")]).toEqual(["", null]);
    expect(screen.queryByText(/is required$/)).toBeNull();
    expect(sessionStorage.getItem("draft:create-crowdfunding")).toBeNull();
    expect(screen.getByTestId("address").textContent).toBe("/create-crowdfunding-request");
    const sent = calls.find(({ path }) => path === "crowdfunding.create")?.input as unknown as FormData;
    expect([sent.get("kind"), sent.get("start_date"), sent.get("price")]).toEqual([
      "crowdfunding",
      "2020-01-05",
      "1200",
    ]);
  }, 20_000);
});
